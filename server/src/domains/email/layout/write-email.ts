import type { MailKind } from '#contract/email/mail-kinds.ts'
import { superviseThread } from '#platform/threads/supervise-thread.ts'
import type { Email } from './email.ts'

export type MailContent = { kind?: MailKind; subject: string; html: string; text: string }

const renderApart = superviseThread<Email>(new URL('./render-email-worker.ts', import.meta.url))

/**
 * Renders an email in a thread of its own. In the thread that answers requests it would hold up whoever comes next, who could tell
 * from that whether an address they had just asked about got a mail.
 */
export const writeEmail = async (email: Email): Promise<MailContent> => ({
  ...(email.kind && { kind: email.kind }),
  subject: email.subject,
  ...JSON.parse(String(await renderApart(email))),
})

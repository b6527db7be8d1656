import type { ReactElement } from 'react'
import { keepThread } from '#platform/threads/keep-thread.ts'
import { Email } from './email.ts'
import { Amounts, EmailAddress, EmailLink, Facts, Name, Paragraph } from './email-parts.tsx'
import { type Packed, pack } from './packed-email.ts'

export type MailContent = { subject: string; html: string; text: string }

const parts = { Email, Amounts, EmailAddress, Facts, EmailLink, Name, Paragraph }

const renderApart = keepThread<Packed>(new URL('./render-email-worker.ts', import.meta.url))

/**
 * Renders an email in a thread of its own. In the thread that answers requests it would hold up whoever comes next, who could tell
 * from that whether an address they had just asked about got a mail.
 */
export const writeEmail = async (email: ReactElement): Promise<{ html: string; text: string }> =>
  JSON.parse(String(await renderApart(pack(email, parts))))

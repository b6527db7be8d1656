import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'
import { strangerParts } from './text-parts.ts'

type Props = { id: string; name: string; email: string; subject: string; message: string; publicUrl: string }

/** What support gets when somebody writes. It is answered in the inbox, so that colleagues see that it was. */
export const newMessageMail = ({ id, name, email, subject, message, publicUrl }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'support',
    subject: `Support: ${shortName(subject)}`,
    title: plainName(subject),
    preview: plainName(message).slice(0, 120),
    action: { label: 'Answer in the inbox', link: new URL(`/admin/support?conversation=${id}`, publicUrl).href },
    body: [paragraph({ name }, ' <', { address: email }, '> writes:'), ...strangerParts(message)],
    because: 'You’re receiving this e-mail because this is the shop’s support address.',
  })

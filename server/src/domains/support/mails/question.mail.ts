import { type MailContent, paragraph, plainName, shortName, writeEmail } from '#domains/email/index.ts'
import { ownParts } from './text-parts.ts'

type Props = { name: string; creatorName: string; subject: string; question: string; publicUrl: string }

/** Support asks the team of a creator. */
export const questionMail = ({ name, creatorName, subject, question, publicUrl }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'support',
    subject: `Support asks: ${shortName(subject)}`,
    title: 'Support has a question',
    preview: plainName(question).slice(0, 120),
    name,
    action: { label: 'Answer in the studio', link: new URL('/creator/support', publicUrl).href },
    body: [
      paragraph('A customer of ', { name: creatorName }, ' has written to us, and you can probably answer this better than we can:'),
      ...ownParts(question),
    ],
    because: `You’re receiving this e-mail because you manage the releases of ${plainName(creatorName)}.`,
  })

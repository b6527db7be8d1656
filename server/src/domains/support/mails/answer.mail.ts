import { type MailContent, shortName, writeEmail } from '#domains/email/index.ts'
import { ownParts } from './text-parts.ts'

type Props = {
  name: string
  subject: string
  text: string
  staffName: string
  orderNumber: string | null
  publicUrl: string
  takesReplies: boolean
}

/** An answer of support, in the words of whoever wrote it. */
export const answerMail = ({ name, subject, text, staffName, orderNumber, publicUrl, takesReplies }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'support',
    subject: `Re: ${shortName(subject)}`,
    title: 'Our answer',
    preview: text.slice(0, 120),
    name,
    action: { label: 'More help', link: new URL('/support', publicUrl).href },
    body: [...ownParts(text), ...ownParts(`${staffName}, Soundfair support`)],
    otherwise: ownParts(
      takesReplies ? 'Anything else? Just reply to this e-mail.' : 'Anything else? Contact us again on our support page.',
    ),
    because: orderNumber
      ? `You’re receiving this e-mail because you wrote to us about order ${orderNumber}.`
      : 'You’re receiving this e-mail because you contacted support.',
  })

import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; newEmail: string; link: string }

/** Goes to the new address. */
export const confirmEmailChangeMail = ({ name, newEmail, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'confirm-email-change',
    subject: 'Confirm your new e-mail address',
    title: 'Confirm your new address',
    preview: 'The link is valid for 24 hours.',
    name,
    action: { label: 'Confirm address', link },
    body: [
      paragraph(
        'You asked to use ',
        { address: newEmail },
        ' for your Soundfair account. Please confirm that it is yours. The link is valid for 24 hours.',
      ),
    ],
    otherwise: [paragraph('If you didn’t ask for this, ignore this e-mail. Nothing changes without your confirmation.')],
    because: 'You’re receiving this e-mail because someone wants to use this address for a Soundfair account.',
  })

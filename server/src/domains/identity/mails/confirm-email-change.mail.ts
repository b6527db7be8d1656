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
        'You want to use ',
        { address: newEmail },
        ' for your Soundfair account. Please confirm that it is yours. The link is valid for 24 hours.',
      ),
    ],
    otherwise: [paragraph('If you did not ask for this, do nothing. Without your confirmation nothing changes.')],
    because: 'You get this mail because someone wants to use this address for a Soundfair account.',
  })

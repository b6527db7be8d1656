import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; newEmail: string; settingsLink: string }

/** Goes to the old address. The new one is shown in full: only the owner can tell whether it is theirs. */
export const emailChangeAskedMail = ({ name, newEmail, settingsLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'email-change-asked',
    subject: 'Your e-mail address is about to change',
    title: 'Your e-mail address is about to change',
    preview: 'Nothing has changed yet. If this wasn’t you, act now.',
    name,
    action: { label: 'Open your settings', link: settingsLink },
    body: [
      paragraph(
        'Someone who is signed in to your account wants to change its e-mail address to ',
        { address: newEmail },
        '. It changes once that address is confirmed.',
      ),
      paragraph('If this wasn’t you, open your settings now, choose a new password and sign out everywhere.'),
    ],
    otherwise: [paragraph('If this was you, there’s nothing to do here: the confirmation link is in your new inbox.')],
    because: 'You’re receiving this e-mail because this is the address of your Soundfair account.',
  })

import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; email: string; isStaying: boolean; supportLink: string }

/** Goes to both addresses; each says which one signs in from now on. */
export const accountsMergedMail = ({ name, email, isStaying, supportLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'accounts-merged',
    subject: 'Your accounts have been merged',
    title: 'Your accounts have been merged',
    preview: 'If you didn’t ask for this, contact us right away.',
    name,
    action: { label: 'Contact support', link: supportLink },
    body: [
      paragraph('Our support team merged your two Soundfair accounts. Everything is now in the account for ', { address: email }, '.'),
      paragraph(
        isStaying
          ? 'Sign in as before to find everything in one place.'
          : 'The account for this address is closed and can no longer be used to sign in.',
      ),
      paragraph('If you didn’t ask for this, contact us right away.'),
    ],
    because: 'You’re receiving this e-mail because this was the address of one of the two accounts.',
  })

import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; email: string; isStaying: boolean; supportLink: string }

/** Goes to both addresses; each says which one signs in from now on. */
export const accountsMergedMail = ({ name, email, isStaying, supportLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'accounts-merged',
    subject: 'Your two accounts are one now',
    title: 'Your two accounts are one now',
    preview: 'If you did not ask for this, write to us at once.',
    name,
    action: { label: 'Write to support', link: supportLink },
    body: [
      paragraph('Our support merged two Soundfair accounts: what both had is in the account of ', { address: email }, ' now.'),
      paragraph(
        isStaying
          ? 'You sign in as before, and find everything in one place.'
          : 'The account of this address is closed, and nobody can sign in to it any more.',
      ),
      paragraph('If you did not ask for this, write to us at once.'),
    ],
    because: 'You get this mail because this was the address of one of the two accounts.',
  })

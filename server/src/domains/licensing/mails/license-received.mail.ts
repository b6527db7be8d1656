import { type MailContent, paragraph, type seeMyLicenses, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; product: string; licenses: ReturnType<typeof seeMyLicenses> }

/** For the new owner, also without an account: signing in with this address opens the one prepared for it. */
export const licenseReceivedMail = ({ name, product, licenses }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'license-moved',
    subject: 'A license was moved to your account',
    title: 'A license was moved to your account',
    preview: 'You can now activate it on your devices.',
    name,
    action: licenses,
    body: [
      paragraph(
        'Our support team moved a license for ',
        { name: product },
        ' to you. Activate it on your own devices; all of its seats are free.',
      ),
      paragraph('If you don’t have an account yet, sign up with this address to find the license there.'),
    ],
    because: 'You’re receiving this e-mail because a license was moved to this address.',
  })

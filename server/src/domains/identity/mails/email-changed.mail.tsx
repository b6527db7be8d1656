import { Email, EmailAddress, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; newEmail: string; supportLink: string }

/** Goes to the old address, whose owner can no longer sign in with it: support is who can help. */
export const emailChangedMail = async ({ name, newEmail, supportLink }: Props): Promise<MailContent> => ({
  subject: 'Your e-mail address was changed',
  ...(await writeEmail(
    <Email
      title="Your e-mail address was changed"
      preview="If it was not you, write to us at once."
      name={name}
      action={{ label: 'Write to support', link: supportLink }}
      because="You get this mail because this was the address of your Soundfair account."
    >
      <Paragraph>
        Your Soundfair account now uses <EmailAddress>{newEmail}</EmailAddress>. Sign in with that address from now on.
      </Paragraph>
      <Paragraph>If it was not you, write to support at once, so that we can give the account back to you.</Paragraph>
    </Email>,
  )),
})

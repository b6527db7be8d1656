import { Email, EmailAddress, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; newEmail: string; settingsLink: string }

/** Goes to the old address. The new one is shown in full: only the owner can tell whether it is theirs. */
export const emailChangeAskedMail = async ({ name, newEmail, settingsLink }: Props): Promise<MailContent> => ({
  subject: 'Your e-mail address is about to change',
  ...(await writeEmail(
    <Email
      title="Your e-mail address is about to change"
      preview="Nothing has changed yet. If it was not you, act now."
      name={name}
      action={{ label: 'Open your settings', link: settingsLink }}
      otherwise={<Paragraph>If it was you, you need not do anything here: the link to confirm it is in your new mailbox.</Paragraph>}
      because="You get this mail because this is the address of your Soundfair account."
    >
      <Paragraph>
        Someone who is signed in to your account wants to change its e-mail address to <EmailAddress>{newEmail}</EmailAddress>. It changes
        once that address is confirmed.
      </Paragraph>
      <Paragraph>If it was not you, open your settings now, choose a new password and sign out everywhere.</Paragraph>
    </Email>,
  )),
})

import { Email, EmailAddress, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; newEmail: string; link: string }

/** Goes to the new address. */
export const confirmEmailChangeMail = async ({ name, newEmail, link }: Props): Promise<MailContent> => ({
  subject: 'Confirm your new e-mail address',
  ...(await writeEmail(
    <Email
      title="Confirm your new address"
      preview="The link is valid for 24 hours."
      name={name}
      action={{ label: 'Confirm address', link }}
      otherwise={<Paragraph>If you did not ask for this, do nothing. Without your confirmation nothing changes.</Paragraph>}
      because="You get this mail because someone wants to use this address for a Soundfair account."
    >
      <Paragraph>
        You want to use <EmailAddress>{newEmail}</EmailAddress> for your Soundfair account. Please confirm that it is yours. The link is
        valid for 24 hours.
      </Paragraph>
    </Email>,
  )),
})

import { Email, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

export const confirmAccountMail = async ({ name, link }: { name: string; link: string }): Promise<MailContent> => ({
  subject: 'Confirm your Soundfair account',
  ...(await writeEmail(
    <Email
      title="Confirm your account"
      preview="One click, and your Soundfair account is ready."
      name={name}
      action={{ label: 'Confirm account', link }}
      otherwise={<Paragraph>If you did not sign up, do nothing. The link ends by itself.</Paragraph>}
      because="You get this mail because someone signed up for Soundfair with this address."
    >
      <Paragraph>Thank you for signing up. Please confirm that this is your e-mail address. The link is valid for 7 days.</Paragraph>
    </Email>,
  )),
})

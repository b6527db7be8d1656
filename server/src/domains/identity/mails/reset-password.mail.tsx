import { Email, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

export const resetPasswordMail = async ({ name, link }: { name: string; link: string }): Promise<MailContent> => ({
  subject: 'Choose a new password for Soundfair',
  ...(await writeEmail(
    <Email
      title="Choose a new password"
      preview="The link is valid for 1 hour."
      name={name}
      action={{ label: 'Choose a new password', link }}
      otherwise={<Paragraph>If you did not ask for this, do nothing. Your password stays as it is.</Paragraph>}
      because="You get this mail because someone asked for a new password for your Soundfair account."
    >
      <Paragraph>You asked for a new password. The link is valid for 1 hour and works once.</Paragraph>
    </Email>,
  )),
})

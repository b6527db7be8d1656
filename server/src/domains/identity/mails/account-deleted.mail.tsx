import { Email, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

export const accountDeletedMail = async ({ name, supportLink }: { name: string; supportLink: string }): Promise<MailContent> => ({
  subject: 'Your Soundfair account was deleted',
  ...(await writeEmail(
    <Email
      title="Your account was deleted"
      preview="If it was not you, write to us at once."
      name={name}
      action={{ label: 'Write to support', link: supportLink }}
      because="You get this mail because this was the address of your Soundfair account."
    >
      <Paragraph>
        Your account is gone, and with it your name, your e-mail address and your settings. Our books keep the orders you placed, as the law
        asks, without your name.
      </Paragraph>
      <Paragraph>Thank you for the time you spent with us. If it was not you who deleted it, write to support at once.</Paragraph>
    </Email>,
  )),
})

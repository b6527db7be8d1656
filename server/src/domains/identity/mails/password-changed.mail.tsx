import { Email, type MailContent, Paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; at: string; resetLink: string }

export const passwordChangedMail = async ({ name, at, resetLink }: Props): Promise<MailContent> => ({
  subject: 'Your Soundfair password was changed',
  ...(await writeEmail(
    <Email
      title="Your password was changed"
      preview="If it was not you, choose a new one now."
      name={name}
      action={{ label: 'Choose a new password', link: resetLink }}
      because="You get this mail because this is the address of your Soundfair account."
    >
      <Paragraph>{`Your password was changed on ${writeMoment(at)}. You were signed out on your other devices.`}</Paragraph>
      <Paragraph>
        If it was you, you need not do anything. If it was not you, choose a new password now, to lock the stranger out.
      </Paragraph>
    </Email>,
  )),
})

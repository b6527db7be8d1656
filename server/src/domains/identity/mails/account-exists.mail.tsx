import { Email, EmailLink, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; signInLink: string; resetLink: string }

export const accountExistsMail = async ({ name, signInLink, resetLink }: Props): Promise<MailContent> => ({
  subject: 'You already have a Soundfair account',
  ...(await writeEmail(
    <Email
      title="You already have an account"
      preview="No need to sign up again: sign in with this address."
      name={name}
      action={{ label: 'Sign in', link: signInLink }}
      otherwise={
        <>
          <Paragraph>
            If you do not know your password any more, <EmailLink to={resetLink}>choose a new one</EmailLink>.
          </Paragraph>
          <Paragraph>If it was not you, do nothing. Your account stays as it is, and whoever tried was not told that it exists.</Paragraph>
        </>
      }
      because="You get this mail because someone tried to sign up for Soundfair with your address."
    >
      <Paragraph>Someone, probably you, tried to sign up with this address. It already has an account, so no new one was made.</Paragraph>
    </Email>,
  )),
})

import { Email, Facts, type MailContent, Paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; device: string; network: string; at: string; settingsLink: string }

export const newSignInMail = async ({ name, device, network, at, settingsLink }: Props): Promise<MailContent> => ({
  subject: 'New sign-in to your Soundfair account',
  ...(await writeEmail(
    <Email
      title="New sign-in"
      preview="If it was you, you need not do anything."
      name={name}
      action={{ label: 'See where you are signed in', link: settingsLink }}
      otherwise={<Paragraph>If it was not you, open your settings, sign out everywhere and choose a new password.</Paragraph>}
      because="You get this mail because your account was used on a device that we had not seen before."
    >
      <Paragraph>Your account was just used on a device that is new to us. If it was you, you need not do anything.</Paragraph>
      <Facts
        of={[
          ['Device', device],
          ['Network', network],
          ['Time', writeMoment(at)],
        ]}
      />
    </Email>,
  )),
})

import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; device: string; network: string; at: string; settingsLink: string }

export const newSignInMail = ({ name, device, network, at, settingsLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'new-sign-in',
    subject: 'New sign-in to your Soundfair account',
    title: 'New sign-in',
    preview: 'If this was you, there’s nothing to do.',
    name,
    action: { label: 'See where you are signed in', link: settingsLink },
    body: [
      paragraph('Your account was just used on a device that is new to us. If this was you, there’s nothing to do.'),
      facts([
        ['Device', device],
        ['Network', network],
        ['Time', writeMoment(at)],
      ]),
    ],
    otherwise: [paragraph('If this wasn’t you, open your settings, sign out everywhere and choose a new password.')],
    because: 'You’re receiving this e-mail because your account was used on a device that we had not seen before.',
  })

import { type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; isOn: boolean; at: string; settingsLink: string }

const on = 'From now on, signing in needs your password and a code from your authenticator app. Keep your recovery codes in a safe place.'
const off = 'From now on, your password alone is enough to sign in.'

export const twoFactorChangedMail = ({ name, isOn, at, settingsLink }: Props): Promise<MailContent> => {
  const title = `Two-factor sign-in was turned ${isOn ? 'on' : 'off'}`
  return writeEmail({
    kind: 'two-factor-changed',
    subject: title,
    title,
    preview: 'If this wasn’t you, open your settings now.',
    name,
    action: { label: 'Open your settings', link: settingsLink },
    body: [paragraph(`${title} for your account on ${writeMoment(at)}. ${isOn ? on : off}`)],
    otherwise: [paragraph('If this wasn’t you, open your settings now, sign out everywhere and choose a new password.')],
    because: 'You’re receiving this e-mail because this is the address of your Soundfair account.',
  })
}

import { expect, test } from 'vitest'
import { expectEmail, oddTexts } from '../../../../testing/expect-email.ts'
import { accountDeletedMail } from './account-deleted.mail.ts'
import { accountExistsMail } from './account-exists.mail.ts'
import { accountsMergedMail } from './accounts-merged.mail.ts'
import { confirmAccountMail } from './confirm-account.mail.ts'
import { confirmEmailChangeMail } from './confirm-email-change.mail.ts'
import { emailChangeAskedMail } from './email-change-asked.mail.ts'
import { emailChangedMail } from './email-changed.mail.ts'
import { emailSetMail } from './email-set.mail.ts'
import { newSignInMail } from './new-sign-in.mail.ts'
import { passwordChangedMail } from './password-changed.mail.ts'
import { resetPasswordMail } from './reset-password.mail.ts'
import { twoFactorChangedMail } from './two-factor-changed.mail.ts'

const link = 'https://soundfair.example/go?code=a-b_c&scope=usr_1'
const resetLink = 'https://soundfair.example/forgot-password'
const at = '2026-11-15T07:30:12.345Z'
const moment = '15 November 2026, 07:30 UTC'

/** Every mail, written with the same words wherever somebody else chose them, and what it must say besides them. */
const mails = {
  confirmAccount: [(odd: string) => confirmAccountMail({ name: odd, link, because: 'signed-up' }), ['7 days']],
  confirmBuyer: [(odd: string) => confirmAccountMail({ name: odd, link, because: 'bought' }), ['7 days', 'See my licenses']],
  confirmTrier: [(odd: string) => confirmAccountMail({ name: odd, link, because: 'tried' }), ['7 days', 'See my trials']],
  accountExists: [(odd: string) => accountExistsMail({ name: odd, signInLink: link, resetLink }), ['choose a new one']],
  trialInAccount: [
    (odd: string) => accountExistsMail({ name: odd, signInLink: link, resetLink, tried: { product: odd, owns: false } }),
    ['start the trial there'],
  ],
  trialOfOwner: [
    (odd: string) => accountExistsMail({ name: odd, signInLink: link, resetLink, tried: { product: odd, owns: true } }),
    ['which owns it', 'activate it with your license'],
  ],
  resetPassword: [(odd: string) => resetPasswordMail({ name: odd, link }), ['1 hour', 'once']],
  confirmEmailChange: [(odd: string) => confirmEmailChangeMail({ name: odd, newEmail: odd, link }), ['24 hours']],
  emailChangeAsked: [(odd: string) => emailChangeAskedMail({ name: odd, newEmail: odd, settingsLink: link }), ['sign out everywhere']],
  emailChanged: [(odd: string) => emailChangedMail({ name: odd, newEmail: odd, supportLink: link }), ['contact support']],
  emailSet: [(odd: string) => emailSetMail({ name: odd, signInLink: link }), ['signed you out everywhere']],
  accountsMerged: [
    (odd: string) => accountsMergedMail({ name: odd, email: odd, isStaying: true, supportLink: link }),
    ['Sign in as before'],
  ],
  accountMergedAway: [
    (odd: string) => accountsMergedMail({ name: odd, email: odd, isStaying: false, supportLink: link }),
    ['can no longer be used to sign in'],
  ],
  newSignIn: [
    (odd: string) => newSignInMail({ name: odd, device: odd, network: '203.0.113.7', at, settingsLink: link }),
    ['Network: 203.0.113.7', `Time: ${moment}`],
  ],
  passwordChanged: [(odd: string) => passwordChangedMail({ name: odd, at, resetLink: link }), [moment]],
  twoFactorOn: [(odd: string) => twoFactorChangedMail({ name: odd, isOn: true, at, settingsLink: link }), [moment, 'turned on']],
  twoFactorOff: [(odd: string) => twoFactorChangedMail({ name: odd, isOn: false, at, settingsLink: link }), [moment, 'turned off']],
  accountDeleted: [(odd: string) => accountDeletedMail({ name: odd, supportLink: link }), ['deleted']],
} as const

const linksOf = (kind: string): string[] =>
  ['accountExists', 'trialInAccount', 'trialOfOwner'].includes(kind) ? [link, resetLink] : [link]

test.each(Object.entries(mails))('%s says what it has to, with one thing to press', async (kind, [write, texts]) => {
  const mail = await write('Casey Moreau')
  expectEmail(mail, { links: linksOf(kind), says: [...texts, 'Hello Casey Moreau,'] })
  expect(mail.text + mail.subject).not.toContain('!')
})

test.each(Object.entries(mails))('%s keeps odd names and addresses as words', async (kind, [write]) => {
  for (const odd of oddTexts) expectEmail(await write(odd), { links: linksOf(kind), says: [`Hello ${odd.trim()},`] })
})

test.each(Object.entries(mails))('%s greets nobody in particular without a name', async (_, [write]) => {
  const { text } = await write('')
  expect(text).toContain('\nHello,\n')
})

test('the new address is shown in full to the owner of the old one', async () => {
  const newEmail = 'someone.else+x@elsewhere.example'
  for (const mail of [
    await emailChangeAskedMail({ name: 'Casey', newEmail, settingsLink: link }),
    await emailChangedMail({ name: 'Casey', newEmail, supportLink: link }),
  ]) {
    expectEmail(mail, { links: [link], says: [newEmail] })
  }
})

import { expect, test } from 'vitest'
import { expectEmail, oddTexts } from '../../../../testing/expect-email.ts'
import { paymentFailedMail } from './payment-failed.mail.ts'
import { renewalSoonMail } from './renewal-soon.mail.ts'
import { subscriptionCancelledMail } from './subscription-cancelled.mail.ts'
import { subscriptionEndedMail } from './subscription-ended.mail.ts'

const link = 'https://soundfair.example/account/licenses?part=subscriptions'
const at = new Date('2026-11-15T07:30:12.345Z')
const moment = '15 November 2026, 07:30 UTC'

const mails = {
  paymentFailed: [
    (odd: string) => paymentFailedMail({ name: odd, what: odd, reason: 'The card was declined.', nextTryAt: at, link }),
    ['The card was declined.', `Next try: ${moment}`, 'Nothing was charged'],
  ],
  subscriptionEnded: [
    (odd: string) => subscriptionEndedMail({ name: odd, what: odd, reason: 'The card was declined.', link }),
    ['You won’t be charged again'],
  ],
  renewalSoon: [
    (odd: string) => renewalSoonMail({ name: odd, what: odd, amount: '€119.00', at, paidBy: 'Card ending in 4242', link }),
    ['Amount: €119.00', `Date: ${moment}`, 'Paid by: Card ending in 4242', 'choose “Cancel”', 'Nothing has been charged yet'],
  ],
  subscriptionCancelled: [(odd: string) => subscriptionCancelledMail({ name: odd, what: odd, until: at, link }), [moment]],
} as const

test.each(Object.entries(mails))('%s says what it has to, with one thing to press', async (_kind, [write, texts]) => {
  const mail = await write('Casey Moreau')
  expectEmail(mail, { links: [link], says: [...texts, 'Hello Casey Moreau,'] })
  expect(mail.text + mail.subject).not.toContain('!')
})

test.each(Object.entries(mails))('%s keeps odd names as words', async (_kind, [write]) => {
  for (const odd of oddTexts) expectEmail(await write(odd), { links: [link], says: [`Hello ${odd.trim()},`] })
})

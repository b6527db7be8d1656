import type { PayoutStanding } from '#contract/payouts/payouts.ts'
import { type MailContent, paragraph, plainName, writeEmail, writeMoment } from '#domains/email/index.ts'

export type PayoutMail = {
  what: 'held' | 'paid' | 'failed'
  name: string
  creatorName: string
  /** `€119.00` */
  amount: string
  account: string
  standing: PayoutStanding
  link: string
}

const acts: Readonly<Record<NonNullable<PayoutStanding['act']>, string>> = {
  'add-account': 'Say where you are paid',
  'change-account': 'Enter an account that works',
  'add-details': 'Complete your details',
  wait: 'See the payout',
  'ask-support': 'See the payout',
}

const titles = { held: 'is on hold', paid: 'is paid', failed: 'did not arrive' } as const

/** What became of a payout, why, and the one thing to do about it. */
export const payoutMail = ({ what, name, creatorName, amount, account, standing, link }: PayoutMail): Promise<MailContent> => {
  const title = `Your payout of ${amount} ${titles[what]}`
  const until = standing.until ? ` It goes on after ${writeMoment(standing.until)}.` : ''
  return writeEmail({
    kind: 'payout',
    subject: title,
    title,
    preview: plainName(standing.reason),
    name,
    action: { label: what === 'paid' ? 'See what it is made of' : acts[standing.act ?? 'wait'], link },
    body:
      what === 'paid'
        ? [
            paragraph(
              `The bank has paid ${amount} to `,
              { name: creatorName },
              `, ${account.toLowerCase()}. Its statement is on the page of the payout.`,
            ),
          ]
        : [paragraph({ name: standing.reason }, until)],
    because: `You get this mail because you may see the payouts of ${plainName(creatorName)}.`,
  })
}

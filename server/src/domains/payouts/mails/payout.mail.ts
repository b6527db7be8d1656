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
  'add-account': 'Add a payout account',
  'change-account': 'Update your payout account',
  'add-details': 'Complete your details',
  wait: 'See the payout',
  'ask-support': 'See the payout',
}

const titles = { held: 'is on hold', paid: 'is paid', failed: 'failed' } as const

/** What became of a payout, why, and the one thing to do about it. */
export const payoutMail = ({ what, name, creatorName, amount, account, standing, link }: PayoutMail): Promise<MailContent> => {
  const title = `Your payout of ${amount} ${titles[what]}`
  const until = standing.until ? ` It resumes after ${writeMoment(standing.until)}.` : ''
  return writeEmail({
    kind: 'payout',
    subject: title,
    title,
    preview: plainName(standing.reason),
    name,
    action: { label: what === 'paid' ? 'See the breakdown' : acts[standing.act ?? 'wait'], link },
    body:
      what === 'paid'
        ? [
            paragraph(
              `The bank has paid ${amount} to `,
              { name: creatorName },
              `, ${account.toLowerCase()}. You’ll find the statement on the payout page.`,
            ),
          ]
        : [paragraph({ name: standing.reason }, until)],
    because: `You’re receiving this e-mail because you have access to the payouts of ${plainName(creatorName)}.`,
  })
}

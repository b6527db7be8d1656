import { sql } from 'kysely'
import { type Currency, defaultCurrency } from '#contract/core/money.ts'
import type { PayoutOverview, PayoutStanding } from '#contract/payouts/payouts.ts'
import { findExchangeRates } from '#domains/pricing/index.ts'
import { money, toWire } from '#kernel/money.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { exchange, sumOf } from './exchange.rules.ts'
import { type Earned, judgePayout, minimum } from './judge-payout.rules.ts'
import { readPayees } from './payee.views.ts'
import { listRows } from './payout-row.views.ts'
import { describeStanding } from './standing.rules.ts'
import { readWaiting, type Waiting } from './waiting.views.ts'

const byDay = (held: Waiting['held']): PayoutOverview['held'] =>
  [...Map.groupBy(held, ({ until }) => until)].map(([until, own]) => ({ until, amounts: own.map(toWire) }))

type Month = { month: string; currency: Currency; amount: number }

const monthsUntil = (now: Date): string[] =>
  Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
  )

/** Paid in each of twelve months. What was paid in another currency, before the account changed, counts at today's rate. */
const readMonths = async (db: Reader, creatorId: string, currency: Currency, now: Date): Promise<PayoutOverview['months']> => {
  const months = monthsUntil(now)
  const { rows } = await sql<Month>`
    select to_char(p.paid_at at time zone 'utc', 'YYYY-MM') as month, p.currency, sum(p.amount)::bigint as amount from payouts p
    where p.creator_id = ${creatorId} and p.status = 'Paid' and p.paid_at >= ${new Date(`${months[0]}-01T00:00:00Z`)}
    group by 1, 2`.execute(db)
  const rates = await findExchangeRates(db, now)
  return months.map((month) => {
    const own = rows.filter((row) => row.month === month)
    return { month, amount: toWire(money(sumOf(exchange(own, currency, rates)), currency)) }
  })
}

const firstOfNext = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

const skippedBecause = {
  NoAccount: { reason: 'Add a payout account to get paid.', act: 'add-account', until: null },
  BelowMinimum: { reason: 'Payouts start at 25.00. A smaller balance is carried over to the next one.', act: 'wait', until: null },
  Negative: { reason: 'More was refunded than sold. New sales make up for it first.', act: 'wait', until: null },
} as const satisfies Record<string, PayoutStanding>

/** What the next run would pay, by what is known today. */
const readNext = async (db: Reader, creatorId: string, earned: Earned, now: Date): Promise<PayoutOverview['next']> => {
  const at = firstOfNext(now)
  const [payees, rates] = await Promise.all([readPayees(db, [creatorId]), findExchangeRates(db, now)])
  const payee = payees.get(creatorId)
  const day = at.toISOString().slice(0, 10)
  if (!payee?.account) return { day, amount: null, minimum: null, standing: skippedBecause.NoAccount }
  const { currency } = payee.account
  const known = { day, minimum: toWire(money(minimum, currency)) }
  const judged = judgePayout(earned, payee, rates, at)
  if (judged.skipped !== null)
    return { ...known, amount: toWire(money(judged.amount ?? 0, currency)), standing: skippedBecause[judged.skipped] }
  const standing = judged.hold && describeStanding({ status: 'OnHold', hold: judged.hold.hold, reason: null, heldUntil: judged.hold.until })
  return { ...known, amount: toWire(money(judged.amount, currency)), standing }
}

/** Everything a creator asks first: what is mine, when do I get it, and what has come. */
export const readOverview = async (tx: Tx, creatorId: string, now: Date): Promise<PayoutOverview> => {
  const account = await tx
    .selectFrom('payout_accounts')
    .select('currency')
    .where('creator_id', '=', creatorId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  const waiting = await readWaiting(tx, creatorId, { now, nextRun: firstOfNext(now) })
  return {
    due: waiting.due.map(toWire),
    held: byDay(waiting.held),
    next: await readNext(tx, creatorId, waiting.next, now),
    open: await listRows(tx, { creatorId, only: 'open', limit: 20 }),
    months: await readMonths(tx, creatorId, account?.currency ?? defaultCurrency, now),
  }
}

import { defaultCurrency } from '#contract/core/money.ts'
import type { ProposedPayout } from '#contract/payouts/payout-runs.ts'
import { findExchangeRates } from '#domains/pricing/index.ts'
import { inCurrencyOrder, money, toWire } from '#kernel/money.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { readEarned } from '../earned.views.ts'
import { exchange, sumOf } from '../exchange.rules.ts'
import { type Earned, type Judged, judgePayout } from '../judge-payout.rules.ts'
import { type FoundPayee, readPayees } from '../payee.views.ts'
import { listCreatorsAfter } from './make-payouts.ts'

type Show = 'all' | 'marked' | 'skipped'
type Asked = { after: string; show: Show; limit: number; now: Date }

const isShown = (judged: Judged, show: Show): boolean => {
  if (show === 'marked') return judged.skipped === null && (judged.marks.length > 0 || judged.hold !== null)
  return show === 'all' || judged.skipped !== null
}

type Proposed = { earned: Earned; payee: FoundPayee; judged: Judged; rates: ExchangeRates }

const describe = ({ earned, payee: { creatorId, creatorName, account }, judged, rates }: Proposed): ProposedPayout => ({
  creator: { id: creatorId, name: creatorName },
  amount: account && judged.amount !== null ? toWire(money(judged.amount, account.currency)) : null,
  balances: inCurrencyOrder(earned).map(toWire),
  inDollars: toWire(money(sumOf(exchange(earned, defaultCurrency, rates)), defaultCurrency)),
  marks: judged.skipped === null ? judged.marks : [],
  hold: judged.skipped === null ? (judged.hold?.hold ?? null) : null,
  skipped: judged.skipped,
})

/** What a run would do now, creator by creator; whoever is owed nothing is left out. */
export const previewRun = async (
  db: Reader,
  { after, show, limit, now }: Asked,
): Promise<{ items: ProposedPayout[]; last: string | null }> => {
  const rates = await findExchangeRates(db, now)
  const items: ProposedPayout[] = []
  for (let from = after; ; ) {
    const ids = await listCreatorsAfter(db, from)
    if (ids.length === 0) return { items, last: null }
    const [earned, payees] = await Promise.all([readEarned(db, ids, now), readPayees(db, ids)])
    for (const id of ids) {
      const [own, payee] = [earned.get(id), payees.get(id)]
      if (!own || !payee || own.every(({ amount }) => amount === 0)) continue
      const judged = judgePayout(own, payee, rates, now)
      if (isShown(judged, show)) items.push(describe({ earned: own, payee, judged, rates }))
      if (items.length === limit) return { items, last: id }
    }
    from = ids.at(-1) as string
  }
}

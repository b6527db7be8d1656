import type { WireMoney } from '#contract/core/money.ts'
import { money, toWire } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { readWaiting } from './waiting.views.ts'

/** What a creator has earned and not been paid: payable today, and still held; each by currency. */
export const readBalance = async (tx: Tx, creatorId: string, now: Date): Promise<{ due: WireMoney[]; held: WireMoney[] }> => {
  const { due, held } = await readWaiting(tx, creatorId, { now, nextRun: now })
  const sums = [...Map.groupBy(held, ({ currency }) => currency)].map(([currency, own]) =>
    toWire(
      money(
        own.reduce((sum, { amount }) => sum + amount, 0),
        currency,
      ),
    ),
  )
  return { due: due.map(toWire), held: sums }
}

import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Reader } from '#platform/database/database.ts'
import type { makeModel } from './payout-model.ts'

type Model = ReturnType<typeof makeModel>

/** Compares what the books say about these creators with the model. */
export const compareBooks = async (db: Reader, { creators, model }: { creators: string[]; model: Model }): Promise<void> => {
  const payouts = await db.selectFrom('payouts').selectAll().where('creator_id', 'in', creators).orderBy('id').execute()
  const shown = payouts.map((one) => `${one.creator_id} ${one.number} ${one.currency} ${one.amount} ${one.status} ${one.hold}`).sort()
  const expected = model.payouts.map((one) => `${one.creator} ${one.number} ${one.currency} ${one.amount} ${one.status} ${one.hold}`).sort()
  expect(shown).toEqual(expected)

  const { rows: taken } = await sql<{ name: string; lines: number; amount: number }>`
    select l.creator_id || ' ' || coalesce(p.number, 0) || ' ' || l.currency as name, count(*)::int as lines, (0 - sum(l.amount))::bigint as amount
    from ledger_lines l left join payout_lines t on t.entry_id = l.entry_id and t.index = l.index left join payouts p on p.id = t.payout_id
    where l.creator_id = any (${creators}::text[]) and l.account = 'Creator' and l.due_at is not null group by 1 order by 1`.execute(db)
  const own = Map.groupBy(model.lines, ({ creator, payout, currency }) => `${creator} ${payout?.number ?? 0} ${currency}`)
  expect(new Map(taken.map(({ name, lines, amount }) => [name, `${lines} ${amount}`]))).toEqual(
    new Map([...own].map(([name, lines]) => [name, `${lines.length} ${lines.reduce((sum, { amount }) => sum + amount, 0)}`])),
  )

  const { rows: owed } = await sql<{ name: string; amount: number }>`
    select l.account || ' ' || l.currency as name, (0 - sum(l.amount))::bigint as amount from ledger_lines l
    where l.creator_id = any (${creators}::text[]) group by 1 having sum(l.amount) <> 0`.execute(db)
  const balances = new Map<string, number>()
  const add = (name: string, amount: number) => balances.set(name, (balances.get(name) ?? 0) + amount)
  for (const line of model.lines) if (!line.payout) add(`Creator ${line.currency}`, line.amount)
  for (const payout of model.payouts) if (payout.status !== 'Paid') add(`Payable ${payout.currency}`, payout.amount)
  expect(new Map(owed.map(({ name, amount }) => [name, amount]))).toEqual(new Map([...balances].filter(([, amount]) => amount !== 0)))
}

/** What the bank has paid out of our account, by currency. */
export const readBanked = async (db: Reader): Promise<Record<string, number>> => {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select l.currency, sum(l.amount)::bigint as amount from ledger_lines l where l.account = 'Bank' group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]))
}

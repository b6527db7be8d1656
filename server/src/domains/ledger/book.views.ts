import { sql } from 'kysely'
import { type Currency, currencies } from '#contract/core/money.ts'
import { ledgerAccounts, type TrialBalance } from '#contract/ledger/books.ts'
import { toDecimal, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import './ledger.tables.ts'

type Sum = { account: (typeof ledgerAccounts)[number]; currency: Currency; amount: number }

const endOf = (day: string): Date => new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * 60 * 60 * 1000)

/** The balance of every account at the end of a day. What we receive is positive, what we owe negative. Closed days are not summed up again. */
export const readTrialBalance = async (db: Reader, day: string): Promise<TrialBalance> => {
  const { rows } = await sql<Sum>`
    with moved as (
      select d.account, d.currency, d.amount from ledger_days d where d.day <= ${day}
      union all select l.account, l.currency, l.amount from ledger_entries e join ledger_lines l on l.entry_id = e.id
      where e.at < ${endOf(day)} and e.at >= coalesce(
        (select (max(d.day) + 1)::timestamp at time zone 'UTC' from ledger_days d where d.day <= ${day}), '-infinity')
    )
    select m.account, m.currency, sum(m.amount)::bigint as amount from moved m group by 1, 2`.execute(db)
  const used = currencies.filter((currency) => rows.some((row) => row.currency === currency))
  const inOrder = (own: readonly Sum[]) => used.flatMap((currency) => own.filter((row) => row.currency === currency))
  return {
    day,
    accounts: ledgerAccounts.map((account) => ({
      account,
      amounts: inOrder(rows.filter((row) => row.account === account)).map(toWire),
    })),
    sums: used.map((currency) => {
      const sum = rows.filter((row) => row.currency === currency).reduce((total, { amount }) => total + amount, 0)
      return { currency, amount: toDecimal(sum, currency) }
    }),
  }
}

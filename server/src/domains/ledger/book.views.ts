import { sql } from 'kysely'
import { type Currency, currencies } from '#contract/core/money.ts'
import { ledgerAccounts, type TrialBalance } from '#contract/ledger/books.ts'
import { toDecimal, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import './ledger.tables.ts'

type Sum = { account: (typeof ledgerAccounts)[number]; currency: Currency; amount: number }

const endOf = (day: string): Date => new Date(new Date(`${day}T00:00:00Z`).getTime() + 24 * 60 * 60 * 1000)

/** Every account at the end of a day. What comes in is positive, what is owed negative. */
export const readTrialBalance = async (db: Reader, day: string): Promise<TrialBalance> => {
  const { rows } = await sql<Sum>`
    select l.account, l.currency, sum(l.amount)::bigint as amount from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where e.at < ${endOf(day)} group by 1, 2`.execute(db)
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

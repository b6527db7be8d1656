import { sql } from 'kysely'
import { catalogueKey, type Quote } from '#domains/orders/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import { underWay } from './payment.states.ts'

import './payments.tables.ts'

/** Payments of two orders of one account begin one after the other, so that the second sees what the first upgrades. */
export const lockUpgrades = async (tx: Tx, visitor: Visitor): Promise<void> => {
  if (visitor.kind === 'user') await sql`select pg_advisory_xact_lock(hashtextextended(${visitor.userId}, 66))`.execute(tx)
}

/** 'creator/product' of what another order of this account is paying for at the price of an upgrade. Once it is paid, it is owned. */
export const findUpgradesUnderWay = async (db: Reader, userId: string, orderId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('payments')
    .select('upgrades')
    .where('buyer_id', '=', userId)
    .where('order_id', '<>', orderId)
    .where('status', 'in', [...underWay])
    .where(sql<boolean>`payments.upgrades <> '{}'`)
    .execute()
  return new Set(rows.flatMap(({ upgrades }) => upgrades))
}

/** What this order upgrades to. */
export const upgradesIn = ({ basket, priced }: Quote): string[] =>
  basket.lines.filter((_line, index) => priced.lines[index]?.steps.some(({ why }) => why === 'upgrade')).map(catalogueKey)

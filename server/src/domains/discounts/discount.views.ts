import { sql } from 'kysely'
import type { DiscountEntry } from '#contract/discounts/discounts.ts'
import { toWirePrices } from '#domains/catalog/index.ts'
import type { ItemKind } from '#kernel/item-kind.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import { discountAmountsDocument } from './discount-amounts.ts'
import './discounts.tables.ts'

type Target = { kind: ItemKind; itemId: string; variationId: string | null }

const statusOf = (startsAt: Date, endsAt: Date | null, now: Date): DiscountEntry['status'] => {
  if (startsAt > now) return 'Planned'
  return endsAt !== null && endsAt <= now ? 'Over' : 'On'
}

/** The discounts of a creator, the newest first; with an id, that one. */
export const listDiscounts = async (db: Reader, creatorId: string, now: Date, id?: string): Promise<DiscountEntry[]> => {
  const rows = await db
    .selectFrom('sale_discounts as d')
    .selectAll('d')
    .select(
      sql<Target[]>`(select coalesce(jsonb_agg(jsonb_build_object('kind', t.item_kind, 'itemId', t.item_id, 'variationId', t.variation_id)
        order by t.item_kind, t.item_id, t.variation_id), '[]') from sale_discount_targets t where t.discount_id = d.id)`.as('targets'),
    )
    .where('d.creator_id', '=', creatorId)
    .$if(id !== undefined, (query) => query.where('d.id', '=', id as string))
    .orderBy('d.starts_at', 'desc')
    .orderBy('d.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    off:
      row.percentage === null
        ? { type: 'FlatAmountOffDiscount', amount: toWirePrices(readOptional(discountAmountsDocument, row.amounts) ?? {}) }
        : { type: 'PercentageOffDiscount', percentage: row.percentage },
    isExclusive: row.is_exclusive,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    recurringPaymentUseCount: row.recurring_payment_use_count,
    targets: row.targets.map(({ kind, ...target }) => ({ kind: kind === 'product' ? 'Product' : 'Bundle', ...target })),
    status: statusOf(row.starts_at, row.ends_at, now),
  }))
}

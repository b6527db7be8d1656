import { type ProductCardContent, productCardDocument, startingVariation } from '#domains/catalog/index.ts'
import { discountAmountsDocument } from '#domains/discounts/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import { readOptional, type Stored } from '#platform/database/stored-document.ts'
import type { PlannedDiscount } from './discounted-prices.rules.ts'

type DiscountRow = {
  creator_id: string
  number: number
  starts_at: number
  ends_at: number | null
  percentage: number | null
  amounts: Stored<MinorPrices> | null
  variation_id: string | null
  card: Stored<ProductCardContent> | null
}

// The card is asked for only where a discount is for one variation: lists may show the price of another.
const selectDiscounts = fixedStatement<DiscountRow>(`
  select s.creator_id, s.number, extract(epoch from d.starts_at)::float8 * 1000 as starts_at,
    extract(epoch from d.ends_at)::float8 * 1000 as ends_at, d.percentage::float8 as percentage, d.amounts, t.variation_id,
    case when t.variation_id is not null then p.card end as card
  from sale_discount_targets t
  join sale_discounts d on d.id = t.discount_id
  join product_search s on s.creator_id = t.creator_id and s.product_id = t.item_id
  join products p on p.creator_id = s.creator_id and p.id = s.product_id
  where t.item_kind = 'product' and t.creator_id = any($1) and (d.ends_at is null or d.ends_at > $2)`)

const isOfShownPrice = ({ variation_id, card }: DiscountRow): boolean =>
  variation_id === null || (card !== null && startingVariation(productCardDocument.read(card).variations)?.id === variation_id)

/** The discounts of these creators, running or still to come. */
export const listPlannedDiscounts = async (
  db: Reader,
  creatorIds: readonly string[],
  now: Date,
): Promise<(PlannedDiscount & { creatorId: string })[]> =>
  (await selectDiscounts(db, [creatorIds, now])).map((row) => {
    const { creator_id: creatorId, number, starts_at: startsAt, ends_at: endsAt, percentage } = row
    const off = { percentage, amounts: readOptional(discountAmountsDocument, row.amounts) }
    return { creatorId, number, off, isOfShownPrice: isOfShownPrice(row), startsAt, endsAt: endsAt ?? Number.POSITIVE_INFINITY }
  })

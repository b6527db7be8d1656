import { type RawBuilder, sql } from 'kysely'
import type { ItemKind } from '#kernel/item-kind.ts'

/** Queries name a product `p` and a bundle `b`. */
const aliases: Record<ItemKind, string> = { product: 'p', bundle: 'b' }

const targetsOf = (kind: ItemKind): RawBuilder<unknown> => sql`
  from sale_discount_targets t join sale_discounts d on d.id = t.discount_id
  where t.creator_id = ${sql.ref(`${aliases[kind]}.creator_id`)} and t.item_kind = ${sql.lit(kind)}
    and t.item_id = ${sql.ref(`${aliases[kind]}.id`)}`

/** A column: the discounts in effect for a product `p` or a bundle `b` of the query, with the variation each applies to. */
export const discountsOn = (now: Date, kind: ItemKind): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', d.name, 'description', d.description, 'percentage', d.percentage, 'amounts', d.amounts, 'isExclusive', d.is_exclusive,
    'endsAt', d.ends_at, 'recurringPaymentUseCount', d.recurring_payment_use_count, 'variationId', t.variation_id
  )), '[]')
  ${targetsOf(kind)} and d.starts_at <= ${now} and (d.ends_at is null or d.ends_at > ${now}))`

/** A column: when the next discount on it begins or ends, if nobody changes anything until then. */
export const nextDiscountChange = (now: Date, kind: ItemKind): RawBuilder<unknown> => sql`(
  select least(min(d.starts_at) filter (where d.starts_at > ${now}), min(d.ends_at) filter (where d.ends_at > ${now})) ${targetsOf(kind)})`

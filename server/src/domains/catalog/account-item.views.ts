import { sql } from 'kysely'
import type { AccountBundle, AccountProduct } from '#contract/catalog/account-items.ts'
import type { Reader } from '#platform/database/database.ts'

type NamedItem = { id: string; name: string; tagline: string | null; icon_url: string | null }

/** A product or bundle as it is in the shop today, live or not. */
export type AccountItem = NamedItem & {
  kind: 'product' | 'bundle'
  creator_id: string
  creator_name: string
  partial: boolean
  /** Of a bundle. */
  products: (NamedItem & { is_live: boolean })[]
}

export type ItemRef = { kind: 'product' | 'bundle'; creatorId: string; itemId: string }

const named = (of: 'p' | 'b', icon: 'icon_url' | 'image_url') =>
  sql.raw(`${of}.id, coalesce(nullif(${of}.name, ''), ${of}.id) as name, ${of}.tagline, ${of}.${icon} as icon_url`)

/**
 * The items with these keys, in one statement; those that do not exist are left out, and so is what was never published of a bundle, also
 * where it was archived since.
 */
export const listAccountItems = async (db: Reader, refs: readonly ItemRef[]): Promise<AccountItem[]> => {
  if (refs.length === 0) return []
  const kinds = refs.map(({ kind }) => kind)
  const creators = refs.map(({ creatorId }) => creatorId)
  const ids = refs.map(({ itemId }) => itemId)
  const { rows } = await sql<AccountItem>`
    with ref as (select distinct * from unnest(${kinds}::text[], ${creators}::text[], ${ids}::text[]) as ref (kind, creator_id, id))
    select 'product' as kind, p.creator_id, c.name as creator_name, ${named('p', 'icon_url')}, false as partial, '[]'::jsonb as products
    from ref join products p on ref.kind = 'product' and p.creator_id = ref.creator_id and p.id = ref.id join creators c on c.id = p.creator_id
    union all
    select 'bundle', b.creator_id, c.name, ${named('b', 'image_url')}, b.partial,
      (select coalesce(jsonb_agg(to_jsonb(inside) order by inside.id), '[]') from (
        select ${named('p', 'icon_url')}, p.state = 'Live' as is_live from products p
        where p.creator_id = b.creator_id and p.id = any (b.product_ids) and p.published is not null) inside)
    from ref join bundles b on ref.kind = 'bundle' and b.creator_id = ref.creator_id and b.id = ref.id join creators c on c.id = b.creator_id
    `.execute(db)
  return rows
}

const isThat =
  ({ kind, creatorId, itemId }: ItemRef) =>
  (item: AccountItem) =>
    item.kind === kind && item.creator_id === creatorId && item.id === itemId

export const findItem = (items: readonly AccountItem[], ref: ItemRef): AccountItem | undefined => items.find(isThat(ref))

type Owned = ReadonlySet<string>
type Creator = Pick<AccountItem, 'creator_id' | 'creator_name'>

const toProduct = (one: NamedItem, { creator_id: creatorId, creator_name: creatorName }: Creator, owned: Owned): AccountProduct => ({
  id: one.id,
  type: 'Product',
  creatorId,
  creatorName,
  name: one.name,
  tagline: one.tagline,
  iconUrl: one.icon_url,
  owned: owned.has(`${creatorId}/${one.id}`),
})

export const toAccountProduct = (item: AccountItem, owned: Owned): AccountProduct => toProduct(item, item, owned)

/** A bundle is owned when all of its products are. */
export const toAccountBundle = (item: AccountItem, owned: Owned): AccountBundle => {
  const products = item.products.map((one) => ({ ...toProduct(one, item, owned), included: true }))
  const isOwned = products.length > 0 && products.every((one) => one.owned)
  return { ...toProduct(item, item, owned), type: 'Bundle', owned: isOwned, partial: item.partial, products }
}

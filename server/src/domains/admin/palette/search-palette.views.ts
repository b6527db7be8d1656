import { sql } from 'kysely'
import type { PaletteHit } from '#contract/admin/palette.ts'
import type { Reader } from '#platform/database/database.ts'
import * as parts from './palette-parts.ts'
import type { SearchScope } from './search-scope.rules.ts'

const partsOf = (typed: string, userId: string, { staff, creator, own }: SearchScope): parts.Part[] => [
  ...(staff.sales ? [...parts.staffOrders(typed), ...parts.staffPeople(typed)] : []),
  ...(staff.licenses ? parts.staffLicenses(typed, staff.sales) : []),
  ...(staff.creators ? parts.staffCreators(typed) : []),
  ...(creator?.products ? parts.creatorProducts(typed, creator.id) : []),
  ...(creator?.sales ? parts.creatorSales(typed, creator.id) : []),
  ...(creator?.customers ? parts.creatorCustomers(typed, creator.id) : []),
  ...(creator?.licenses ? parts.creatorLicenses(typed, creator.id) : []),
  ...(creator?.coupons ? parts.creatorCoupons(typed, creator.id) : []),
  ...(own ? parts.ownThings(typed, userId) : []),
  ...parts.shopProducts(typed),
]

/** All lookups in one statement, each by its own index. */
export const paletteStatement = (typed: string, userId: string, scope: SearchScope) =>
  sql<PaletteHit>`${sql.join(
    partsOf(typed, userId, scope).map((part) => sql`(${part})`),
    sql` union all `,
  )}`

const keyOf = ({ scope, kind, id }: PaletteHit): string => `${scope}/${kind}/${id}`

/** The same person may match by name and by address; they are listed once. */
export const searchPalette = async (db: Reader, text: string, userId: string, scope: SearchScope): Promise<PaletteHit[]> => {
  const typed = text.trim().toLowerCase()
  if (!typed) return []
  const { rows } = await paletteStatement(typed, userId, scope).execute(db)
  return [...new Map(rows.map((hit) => [keyOf(hit), hit])).values()]
}

import { type RawBuilder, sql } from 'kysely'
import { saleSorts } from '#contract/sales/sale-wish.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import type { Asked } from './find-sales.views.ts'
import { rowsOf } from './find-sales.views.ts'
import { isAmountKey, isInstantKey, readMark } from './list-mark.ts'
import type { SortedWish } from './sale-filter.rules.ts'

/** What a short list is sorted by, of a sale or an order under its alias. */
const ranks: Readonly<Record<string, (alias: string) => RawBuilder<unknown>>> = {
  order: (alias) => sql`${sql.ref(`${alias}.order_number`)}`,
  what: (alias) => nameOrder(`${alias}.what`),
  who: (alias) => nameOrder(sql`(${sql.ref(`${alias}.customer_name`)} || ' ' || ${sql.ref(`${alias}.customer_email`)})`),
  status: (alias) => sql`${sql.ref(`${alias}.status`)}`,
  earned: (alias) => sql`round(${sql.ref(`${alias}.earned`)} * ${sql.ref(`${alias}.usd_rate`)})`,
  creators: (alias) => sql`coalesce((
    select string_agg(${nameOrder('c.name')}, ', ' order by ${nameOrder('c.name')}, c.id) from creators c where c.id = any (${sql.ref(`${alias}.creators`)})), '')`,
}

const columnOf = ({ sort }: SortedWish): string => sort.replace(/^-/, '')

/** Whether a list of any length is sorted so, along an index. */
export const isForAnyLength = ({ sort }: SortedWish): boolean => saleSorts.some((one) => one === sort)

/** A list that has passed the limit between two pages goes on as it began; undefined at its beginning. */
export const beganShort = ({ after }: SortedWish): boolean | undefined => {
  const mark = readMark(after, (key) => key === '' || isInstantKey(key))
  return mark && mark.key === ''
}

/** What each row (`s`) of a short list is sorted by; nothing where an index sorts. */
export const rankOf = (wish: SortedWish): RawBuilder<unknown> => ranks[columnOf(wish)]?.('s') ?? sql`null`

/** The page before ended with a row, which is looked up again: what it is sorted by may be longer than an address. */
const orderOfShortList = (asked: Asked, wish: SortedWish) => {
  const falls = wish.sort.startsWith('-')
  const mark = readMark(wish.after, (key) => key === '')
  const rank = ranks[columnOf(wish)]
  if (!rank) throw new Error(`Nothing is sorted by ${wish.sort}`)
  const direction = falls ? sql`desc` : sql`asc`
  const last =
    mark && sql`(select ${rank('m')}, m.id from ${rowsOf(asked)} m where m.creator_id = ${asked.creatorId} and m.id = ${mark.id})`
  return {
    isByTime: false,
    key: sql`''`,
    orderBy: sql`t.rank ${direction}, t.id ${direction}`,
    isPast: last ? sql`(t.rank, t.id) ${falls ? sql`<` : sql`>`} ${last}` : sql`true`,
  }
}

/** How a list is sorted: the column of a sale or of its key (`t`), and where the page before ended. */
export const orderOf = (asked: Asked, wish: SortedWish) => {
  if (!isForAnyLength(wish)) return orderOfShortList(asked, wish)
  const isByTime = columnOf(wish) === 'at'
  const falls = wish.sort.startsWith('-')
  const mark = readMark(wish.after, isByTime ? isInstantKey : isAmountKey)
  const type = isByTime ? sql`timestamptz` : sql`bigint`
  const column = sql.ref(isByTime ? 't.at' : 't.usd_due')
  const key = isByTime ? sql`to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`t.usd_due::text`
  const direction = falls ? sql`desc` : sql`asc`
  return {
    isByTime,
    key,
    orderBy: sql`${column} ${direction}, t.id ${direction}`,
    isPast: mark ? sql`(${column}, t.id) ${falls ? sql`<` : sql`>`} (${mark.key}::${type}, ${mark.id})` : sql`true`,
  }
}

import type { SaleChannel, SaleSort } from '#contract/sales/sale-wish.ts'
import type { SaleRow } from '#contract/sales/sales.ts'
import type { Facet } from '../sales.tables.ts'

export type SaleWish = {
  q?: string | undefined
  status?: SaleRow['status'] | undefined
  from?: string | undefined
  until?: string | undefined
  item?: string | undefined
  coupon?: string | undefined
  country?: string | undefined
  channel?: SaleChannel | undefined
  /** For whole orders: those that contain something of a creator. */
  creator?: string | undefined
}
export type SortedWish = SaleWish & { sort: SaleSort; after?: string | undefined }

/** Something that sales can be found by. */
export type SaleFacet = { facet: Facet; value: string }

export const wholeList: SaleFacet = { facet: 'All', value: '' }

/** Nearly every sale is Completed: an index of those would be as long as the list, so there is none. */
const hasKeys = ({ value }: SaleFacet): boolean => value !== 'Completed'

/** What is asked for, one by one; the whole list where nothing is. */
export const facetsIn = ({ status, item, coupon, country, channel, creator }: SaleWish): [SaleFacet, ...SaleFacet[]] => {
  const input: [Facet, string | undefined][] = [
    ['Status', status],
    ['Item', item],
    ['Coupon', coupon],
    ['Country', country],
    ['Channel', channel],
    ['Creator', creator],
  ]
  const asked = input.flatMap(([facet, value]) => (value === undefined ? [] : [{ facet, value }]))
  const [first, ...others] = asked
  return first ? [first, ...others] : [wholeList]
}

/** Those that lead to their sales by a key of their own, and the whole list, which always does. */
export const keysIn = (wish: SaleWish): SaleFacet[] => [wholeList, ...facetsIn(wish).filter((one) => one !== wholeList && hasKeys(one))]

/** How many sales are read at once to be sorted or summed up. */
export const gatherLimit = 2_000
/** How many are scanned for one page, whether they match or not. */
export const walkLimit = 2_000

export type Counted = SaleFacet & { sales: number }

/**
 * How a page is read: rare matches are collected whole, then sorted; otherwise the list is walked in its order, along the shortest index.
 * What a search finds counts like a facet.
 */
export type Way = { kind: 'gather'; by: SaleFacet | 'search' } | { kind: 'walk'; along: SaleFacet }

export const chooseWay = (keys: readonly Counted[], found: number | undefined): Way => {
  const rarest = keys.reduce<Counted>((one, other) => (other.sales < one.sales ? other : one), { ...wholeList, sales: Infinity })
  if (found !== undefined && found <= Math.min(gatherLimit, rarest.sales)) return { kind: 'gather', by: 'search' }
  const by = { facet: rarest.facet, value: rarest.value }
  return rarest.sales <= gatherLimit ? { kind: 'gather', by } : { kind: 'walk', along: by }
}

/** Along its own index a single filter is in order already, whole or limited by time: nothing has to be counted first. */
export const plainWay = (wish: SortedWish): Way | undefined => {
  const isByTime = wish.sort === 'at' || wish.sort === '-at'
  const hasPeriod = wish.from !== undefined || wish.until !== undefined
  if (wish.q || facetsIn(wish).length > 1 || (hasPeriod && !isByTime)) return undefined
  return { kind: 'walk', along: keysIn(wish).at(-1) ?? wholeList }
}

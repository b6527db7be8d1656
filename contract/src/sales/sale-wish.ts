import { z } from 'zod'
import { bothWays } from '../core/page.ts'
import { day } from '../core/period.ts'
import { channels } from '../orders/orders.ts'

/** Filters and sorting of lists of sales, for creators and for staff. */

export const saleStatuses = ['Completed', 'PartiallyRefunded', 'Refunded', 'Disputed'] as const

/** How a line came into the cart; Marketplace if not through one of the creator's own channels. */
export const saleChannels = ['Marketplace', ...channels] as const
export type SaleChannel = (typeof saleChannels)[number]

/** By time, or by amount in dollars; a dash reverses the order. */
export const saleSorts = ['-at', 'at', '-due', 'due'] as const

/** Columns that only a short list can be sorted by. Creators also sort by what they earned, staff by creator. */
const shortListColumns = ['order', 'what', 'who', 'status'] as const
export const shortSaleSorts = bothWays([...shortListColumns, 'earned'])
export const shortOrderSorts = bothWays([...shortListColumns, 'creators'])

export type SaleSort = (typeof saleSorts | typeof shortSaleSorts | typeof shortOrderSorts)[number]

/** A product or bundle of the creator, as `product/{id}` or `bundle/{id}`. */
export const saleItem = z.string().regex(/^(product|bundle)\/[a-z0-9-]{3,40}$/)

/** An opaque cursor of the server: where the last page ended. */
export const listMark = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)

export const saleWish = z.object({
  q: z.string().trim().max(100).optional(),
  status: z.enum(saleStatuses).optional(),
  /** The first and the last day, UTC. */
  from: day.optional(),
  until: day.optional(),
  item: saleItem.optional(),
  /** The code of a coupon. */
  coupon: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{3,40}$/)
    .transform((code) => code.toUpperCase())
    .optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  channel: z.enum(saleChannels).optional(),
})

export const sortedWish = saleWish.extend({ sort: z.enum([...saleSorts, ...shortSaleSorts]).default('-at') })

/**
 * Whether the list is short enough to be sorted by every column; a longer one is sorted by time or amount only, by default newest first.
 */
export const sortsByAll = { isShort: z.boolean() }

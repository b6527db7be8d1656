import { z } from 'zod'
import { bothWays } from '../core/page.ts'
import { day } from '../core/period.ts'
import { channels } from '../orders/orders.ts'

/** What narrows and sorts a list of sales; the same for creators and for staff. */

export const saleStatuses = ['Completed', 'PartiallyRefunded', 'Refunded', 'Disputed'] as const

/** How a line came into the cart; what did not come through the creator's own channels was found in the shop. */
export const saleChannels = ['Marketplace', ...channels] as const
export type SaleChannel = (typeof saleChannels)[number]

/** By time, or by what was paid, compared in dollars; a dash turns it round. */
export const saleSorts = ['-at', 'at', '-due', 'due'] as const

/** What only a short list is sorted by: its number, what was sold, to whom, how it stands, and what is left for the creator or whose it was. */
const shortListColumns = ['order', 'what', 'who', 'status'] as const
export const shortSaleSorts = bothWays([...shortListColumns, 'earned'])
export const shortOrderSorts = bothWays([...shortListColumns, 'creators'])

export type SaleSort = (typeof saleSorts | typeof shortSaleSorts | typeof shortOrderSorts)[number]

/** A product or bundle of the creator, as `product/{id}` or `bundle/{id}`. */
export const saleItem = z.string().regex(/^(product|bundle)\/[a-z0-9-]{3,40}$/)

/** Where a page ended. Only the server reads it. */
export const listMark = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)

export const saleWish = z.object({
  q: z.string().trim().max(100).optional(),
  status: z.enum(saleStatuses).optional(),
  /** The first and the last day, UTC. */
  from: day.optional(),
  until: day.optional(),
  item: saleItem.optional(),
  /** A coupon's code. */
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

/** Whether so few fit that they are sorted by every column; more are sorted by time and amount alone, else the newest come first. */
export const sortsByAll = { isShort: z.boolean() }

import type { z } from 'zod'
import { listMark } from '#contract/sales/sale-wish.ts'
import { orderWish, sortedOrderWish } from '#contract/sales/staff-sales.ts'

const page = { ...sortedOrderWish.shape, after: listMark.optional() }

/** What the address of the list of orders asks for, as text; what no list could have written is as if it was not said. */
export const orderWishIn = (query: URLSearchParams): Record<string, string> => {
  const known = Object.entries(page).flatMap(([name, shape]: [string, z.ZodType]) => {
    const value = query.get(name)?.trim().slice(0, 200)
    return value && shape.safeParse(value).success ? [[name, value] as const] : []
  })
  return Object.fromEntries(known)
}

/** Without what only turns the pages. */
export const orderNarrowingIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(Object.entries(orderWishIn(query)).filter(([name]) => name in orderWish.shape))

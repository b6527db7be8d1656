import type { z } from 'zod'
import { listMark } from '#contract/sales/sale-wish.ts'
import { orderWish, sortedOrderWish } from '#contract/sales/staff-sales.ts'

const page = { ...sortedOrderWish.shape, after: listMark.optional() }

/** What the address asks for, as text; values that no list could have produced are ignored. */
export const orderWishIn = (query: URLSearchParams): Record<string, string> => {
  const known = Object.entries(page).flatMap(([name, shape]: [string, z.ZodType]) => {
    const value = query.get(name)?.trim().slice(0, 200)
    return value && shape.safeParse(value).success ? [[name, value] as const] : []
  })
  return Object.fromEntries(known)
}

/** Without the parameters for paging and order. */
export const orderNarrowingIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(Object.entries(orderWishIn(query)).filter(([name]) => name in orderWish.shape))

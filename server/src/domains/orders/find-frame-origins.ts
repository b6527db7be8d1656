import { findAllowedOrigins } from '#domains/creators/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { findOrder } from './order.store.ts'

/** The sites that every one of these creators allows: a cart is framed only by sites allowed for all of its creators. */
export const findSharedOrigins = async (db: Reader, creatorIds: readonly string[]): Promise<string[]> => {
  const allowed = await Promise.all([...new Set(creatorIds)].map((id) => findAllowedOrigins(db, id)))
  const [first = [], ...rest] = allowed
  return first.filter((origin) => rest.every((others) => others.includes(origin)))
}

/** The sites, besides our own, that may frame the checkout of this order. */
export const findFrameOrigins = async (db: Reader, orderId: string): Promise<string[]> => {
  const order = await findOrder(db, orderId)
  return order
    ? findSharedOrigins(
        db,
        order.lines.map((line) => line.creatorId),
      )
    : []
}

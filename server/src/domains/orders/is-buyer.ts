import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { OrderRow } from './order.store.ts'

type Order = Pick<OrderRow, 'secret_hash' | 'user_id'>

/** Whether this is who filled in the checkout: the browser with its secret, or the account that was signed in. */
export const isBuyer = (order: Order, visitor: Visitor, request: Pick<FastifyRequest, 'headers'>): boolean => {
  if (visitor.kind === 'user' && order.user_id !== null && order.user_id === visitor.userId) return true
  const secret = request.headers[checkoutSecretHeader]
  if (typeof secret !== 'string' || secret.length > 100 || !order.secret_hash) return false
  return timingSafeEqual(hashSecret(secret), order.secret_hash)
}

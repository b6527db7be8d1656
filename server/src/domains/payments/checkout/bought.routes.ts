import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/payments/bought.ts'
import { forgetSavedCard, getSavedCards } from '#contract/payments/saved-card.ts'
import { chooseBuyerPassword, type IdentityRouteDeps, prepareBuyerPassword } from '#domains/identity/index.ts'
import { findOrder, isBuyer, type OrderRow } from '#domains/orders/index.ts'
import { findProductOfBuild, linkBuild } from '#domains/releases/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement, implementAfter, implementAlone } from '#platform/http/implement.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import { exportCards, forgetCards } from '../saved-card.store.ts'
import { listBought } from './list-bought.ts'

type Asking = { visitor: Visitor; request: FastifyRequest }

/** Same answer for "not yours", "not paid" and "not there". */
const getBought = async (db: Reader, orderId: string, { visitor, request }: Asking): Promise<OrderRow> => {
  const order = await findOrder(db, orderId)
  return order && order.completed_at !== null && isBuyer(order, visitor, request) ? order : refuse('not-found')
}

const buyerOf = ({ customer }: OrderRow) => (customer?.email ? { email: customer.email, name: customer.name ?? '' } : refuse('not-found'))

/** The calls of the checkout's last page: the secret of the checkout is enough for what was bought with it. */
export const boughtRoutes = (deps: IdentityRouteDeps): BoundRoute[] => [
  implement(contract.getBoughtDownload, async ({ db, params, visitor, request, reply, now }) => {
    const order = await getBought(db, params.orderId, { visitor, request })
    const product = (await findProductOfBuild(db, params.downloadId)) ?? refuse('not-found')
    const licenses = await listBought(db, order.id)
    const license = licenses.find((one) => one.creator_id === product.creatorId && one.product_id === product.productId)
    // Through the license, so that the link ends with it.
    const holder = { userId: null, licenseId: license?.id ?? refuse('not-found') }
    const location = await linkBuild(db, deps, { buildId: params.downloadId, holder, scope: undefined, now })
    reply.header('cache-control', 'no-store')
    return { status: 200, body: { location } }
  }),

  implementAfter(
    contract.choosePassword,
    async ({ db, params, body, visitor, request }) => {
      const buyer = buyerOf(await getBought(db, params.orderId, { visitor, request }))
      // A signed-in buyer has a password, and may have bought for somebody else.
      if (visitor.kind === 'user') return refuse('already-done', { detail: 'You are signed in: your account has a password.' })
      return { ...buyer, passwordHash: await prepareBuyerPassword(db, deps, { email: buyer.email, password: body.password, request }) }
    },
    async ({ tx, prepared, request, reply, now }) => {
      await chooseBuyerPassword(tx, deps, { ...prepared, request, reply, now })
      return { status: 204 }
    },
  ),

  // Not from a replica: it is read right after the card was removed.
  implementAlone(getSavedCards, async ({ db, visitor }) => ({
    status: 200,
    body: { cards: (await exportCards(db, visitor.userId)).map(({ card: name, savedAt }) => ({ name, savedAt })) },
  })),

  implement(forgetSavedCard, async ({ tx, visitor }) => {
    await forgetCards(tx, visitor.userId)
    return { status: 204 }
  }),
]

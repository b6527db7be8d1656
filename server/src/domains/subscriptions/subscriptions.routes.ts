import type { LineRefund } from '#contract/payments/refunds.ts'
import * as contract from '#contract/subscriptions/subscriptions.ts'
import { type CartDeps, writeOrderNumber } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement, implementAfter } from '#platform/http/implement.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import type { PaymentProviders } from '#platform/payments/provider.ts'
import { askForMethod } from './ask-for-method.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { changeCard } from './change-card.ts'
import { describeSubscriptions } from './describe-subscription.ts'
import { renewByHand } from './renew-by-hand.ts'
import { findOwnSubscription } from './subscription.store.ts'
import { findShownSubscription, listPaidPeriods, listSubscriptions } from './subscription.views.ts'

type PaidLine = { orderId: string; due: number; refund: LineRefund }

type Deps = CartDeps & {
  ownOrigins: readonly string[]
  providers: PaymentProviders
  /** What was paid for one line in each of these orders. Sales stand on a higher floor. */
  listPaidLines: (db: Reader, orderIds: readonly string[], lineId: string) => Promise<PaidLine[]>
}
type Caller = { visitor: SignedIn; scope: string | undefined }

const perPage = 50

/** What was bought with an address shows in an account once that address is confirmed. */
const customerOf = ({ visitor, scope }: Caller) => ({ userId: visitor.user.confirmedAccount ? visitor.userId : '', scope })

/** Same answer for "not yours" and "not there". */
const getOwn = async (db: Reader, id: string, caller: Caller) =>
  (await findOwnSubscription(db, id, customerOf(caller))) ?? refuse('not-found')

const show = async (db: Reader, id: string, caller: Caller, now: Date) => {
  const row = (await findShownSubscription(db, customerOf(caller), id)) ?? refuse('not-found')
  const [body] = await describeSubscriptions(db, [row], await caller.visitor.listOwned(db), now)
  return { status: 200, body }
}

export const subscriptionRoutes = ({ providers, listPaidLines, ...deps }: Deps): BoundRoute[] => [
  implement(contract.listSubscriptions, async ({ db, query, now, ...caller }) => {
    const rows = await listSubscriptions(db, customerOf(caller), query.after, perPage + 1)
    const shown = rows.slice(0, perPage)
    const items = await describeSubscriptions(db, shown, await caller.visitor.listOwned(db), now)
    const hasMore = rows.length > perPage
    const next = hasMore ? `${contract.listSubscriptions.path}?after=${shown.at(-1)?.id}` : null
    return { status: 200, body: { items, hasMore, next } }
  }),

  implement(contract.getSubscription, ({ db, params, now, ...caller }) => show(db, params.subscriptionId, caller, now)),

  implement(contract.listSubscriptionPayments, async ({ db, params, ...caller }) => {
    const subscription = await getOwn(db, params.subscriptionId, caller)
    const periods = await listPaidPeriods(db, subscription)
    const lines = await listPaidLines(
      db,
      periods.map((period) => period.order_id),
      subscription.line_id,
    )
    const paid = new Map(lines.map((line) => [line.orderId, line]))
    return {
      status: 200,
      body: periods.map((period) => ({
        orderId: period.order_id,
        orderNumber: writeOrderNumber(period.order_number),
        at: period.paid_at.toISOString(),
        due: toWire({ currency: subscription.currency, amount: paid.get(period.order_id)?.due ?? 0 }),
        paidUntil: period.ends_at.toISOString(),
        refund: paid.get(period.order_id)?.refund ?? null,
      })),
    }
  }),

  implement(contract.cancelSubscription, async ({ tx, params, now, ...caller }) => {
    await cancelSubscription(tx, (await getOwn(tx, params.subscriptionId, caller)).id, now)
    return show(tx, params.subscriptionId, caller, now)
  }),

  implement(contract.resumeSubscription, async ({ tx, params, now, ...caller }) => {
    await resumeSubscription(tx, (await getOwn(tx, params.subscriptionId, caller)).id, now)
    return show(tx, params.subscriptionId, caller, now)
  }),

  implement(contract.renewSubscription, async ({ tx, params, query, now, ...caller }) => {
    const subscription = await getOwn(tx, params.subscriptionId, caller)
    const asked = { returnUrl: query.return, isEmbedded: query.embedded === 'true', now }
    return { status: 200, body: { location: await renewByHand(tx, deps, subscription, asked) } }
  }),

  implementAfter(
    contract.beginCardChange,
    async ({ db, params, ...caller }) => {
      const { id, buyer } = await getOwn(db, params.subscriptionId, caller)
      return askForMethod(() => providers.current.beginMethod({ reference: id, email: buyer.email }))
    },
    async ({ prepared }) => ({ status: 200, body: prepared }),
  ),

  // Nothing is held while the provider is asked.
  implementAfter(
    contract.changeCard,
    async ({ db, params, body, ...caller }) => {
      const { id, buyer } = await getOwn(db, params.subscriptionId, caller)
      return askForMethod(() => providers.current.saveMethod({ reference: id, email: buyer.email, card: body.card, setupId: body.setupId }))
    },
    async ({ tx, params, prepared, now, ...caller }) => {
      await changeCard(tx, params.subscriptionId, { provider: providers.current, method: prepared, now })
      return show(tx, params.subscriptionId, caller, now)
    },
  ),
]

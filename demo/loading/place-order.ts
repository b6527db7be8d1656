import type { Logger } from 'pino'
import type { DemoOrder } from '#demo/shop/orders.ts'
import { applyCoupon, changeOrder, findOrder, readCatalogueRows } from '#domains/orders/index.ts'
import { applyPaymentStatus, beginPayment, saveCheckout, toPaymentOrder } from '#domains/payments/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { anonymous } from '#platform/http/visitor.ts'
import type { PaymentProviders } from '#platform/payments/provider.ts'
import { stableUuid } from './stable-uuid.ts'

export type Till = { db: Reader; providers: PaymentProviders; publicUrl: string; log: Logger }

const cardOf = ({ card = '4242424242424242' }: DemoOrder) => ({ number: card, expiry: '12/40', cvc: '123' })
/** A reserved example address (192.0.2.0/24). */
export const exampleNetwork = '192.0.2.10'

type WantedItem = Parameters<typeof changeOrder>[2]['wanted']['items'][number]

const toItem = ({ of, variationId, quantity = 1 }: DemoOrder['items'][number]): WantedItem => {
  const [creatorId = '', itemId = '', bundleId] = of.split('/')
  const what = bundleId ? { type: 'Bundle' as const, bundleId } : { type: 'Product' as const, productId: itemId }
  return { ...what, creatorId, variationId, quantity }
}

/** The cart, the coupon, the address, and the amounts that the buyer sees. */
const fill = async (tx: Tx, orderId: string, order: DemoOrder, now: Date) => {
  const { currency, items, buyer, code, utm = {} } = order
  const { address, name, email, businessName = null, taxId = null } = buyer
  const nobody = { userId: null, owned: new Set<string>() }
  await changeOrder(tx, readCatalogueRows, {
    id: orderId,
    wanted: { currency, items: items.map(toItem) },
    utm,
    returnUrl: null,
    buyer: nobody,
    now,
  })
  if (code) await applyCoupon(tx, readCatalogueRows, { id: orderId, code, visitor: anonymous, now })
  const form = { name, email, businessName, taxId, phone: null, address, consent: true }
  const { quoted } = await saveCheckout(tx, readCatalogueRows, {
    orderId,
    form,
    visitor: anonymous,
    secret: undefined,
    address: exampleNetwork,
    now,
  })
  return toWire({ currency, amount: quoted.quote.priced.total.due })
}

export const orderIdOf = ({ daysAgo, buyer }: DemoOrder): string => stableUuid(`order ${daysAgo} ${buyer.email}`)

/** Buys as a guest, step by step, at a time in the past. An interrupted order continues where it stopped. Returns the order's id. */
export const placeOrder = async ({ db, providers, publicUrl }: Till, order: DemoOrder, now: Date): Promise<string> => {
  const orderId = orderIdOf(order)
  const card = cardOf(order)
  const known = await findOrder(db, orderId)
  if (known?.status === 'Completed') return orderId
  const { payment } = await db.transaction().execute(async (tx) => {
    const due =
      known?.status === 'PaymentProcessing' ? toWire({ currency: order.currency, amount: 0 }) : await fill(tx, orderId, order, now)
    const form = { due, card, consent: true, buyAgain: true, savedCard: false, keepCard: false }
    const asked = { orderId, form, visitor: anonymous, isBuyer: () => true, address: exampleNetwork, network: exampleNetwork, now }
    return beginPayment(tx, { providers, publicUrl, readCatalogueRows }, asked)
  })
  const report = await providers.current.start(toPaymentOrder(payment, card))
  await db.transaction().execute((tx) => applyPaymentStatus(tx, payment.id, orderId, report, now))
  return orderId
}

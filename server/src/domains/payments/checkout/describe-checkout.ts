import type { Checkout, CheckoutDetails } from '#contract/payments/checkout.ts'
import { type CartDeps, describeOrder, findSharedOrigins, lineId, type OrderRow, showOrder } from '#domains/orders/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { isProven, ownedBy, type SignedIn, type Visitor } from '#platform/http/visitor.ts'
import type { PaymentProviders } from '#platform/payments/provider.ts'
import { findSavedCard } from '../saved-card.store.ts'
import { changesSince, seenOf } from './change.rules.ts'
import { describeTax } from './find-tax.ts'
import { findLastBilling } from './last-billing.views.ts'
import { ownedLines } from './owned.rules.ts'
import { type CheckoutQuote, quoteCheckout } from './quote-checkout.ts'

export type CheckoutDeps = CartDeps & {
  providers: PaymentProviders
  /** The link to write to support about an order. Support is on a higher floor. */
  problemLink: (orderId: string) => string
}

type Asked = {
  order: OrderRow
  visitor: Visitor
  isBuyer: boolean
  now: Date
  quoted?: CheckoutQuote
  /** What the buyer had seen before this request. */
  seen?: OrderRow['seen']
}

const statusOf = ({ status }: OrderRow): Checkout['status'] => (status === 'Paid' ? 'Completed' : status)

/** What was entered, or what the account of somebody signed in has. */
const detailsOf = ({ customer, consent }: OrderRow, visitor: Visitor): CheckoutDetails | null => {
  if (customer) {
    const { name, email, phone, businessName, taxId, address } = customer
    return { name, email, phone, businessName, taxId, address, consent: consent !== null }
  }
  if (visitor.kind !== 'user') return null
  const { name, email, phone, businessName, taxId, address } = visitor.user
  return {
    name,
    email,
    phone: phone ?? null,
    businessName: businessName ?? null,
    taxId: taxId ?? null,
    address: address ?? null,
    consent: false,
  }
}

/** The account's own business details take precedence: an order of the same person may have been private. */
const billingOf = async (db: Reader, { userId, user }: SignedIn, details: CheckoutDetails | null): Promise<Checkout['lastBilling']> => {
  const billed = await findLastBilling(db, { id: userId, email: user.email })
  return billed && { ...billed, businessName: details?.businessName ?? billed.businessName, taxId: details?.taxId ?? billed.taxId }
}

/** An order in its checkout. */
export const describeCheckout = async (
  db: Reader,
  deps: CheckoutDeps,
  { order, visitor, isBuyer, now, quoted, seen = order.seen }: Asked,
): Promise<Checkout> => {
  const saved = isProven(visitor) ? await findSavedCard(db, visitor.userId, deps.providers.current.name) : undefined
  const shared = {
    mayKeepCard: isProven(visitor),
    savedCard: saved ? { name: saved.method_name } : null,
    status: statusOf(order),
    provider: deps.providers.current.form,
    returnUrl: order.return_url,
    frameOrigins: await findSharedOrigins(
      db,
      order.lines.map((line) => line.creatorId),
    ),
  }
  if (order.status !== 'Open') {
    const shown = await showOrder(db, deps, { order, visitor, isBuyer, now })
    const details = isBuyer ? detailsOf(order, visitor) : null
    return {
      ...shared,
      order: shown,
      details,
      lastBilling: null,
      tax: null,
      needsPayment: shown.total.due.amount > 0,
      changes: [],
      alreadyOwned: [],
    }
  }
  const { quote, tax, lapsed } = quoted ?? (await quoteCheckout(db, deps.readCatalogueRows, { order, visitor, now }))
  const described = describeOrder({ ...order, publicUrl: deps.publicUrl }, quote)
  const names = new Map(described.items.map((item) => [item.id, item.type === 'Product' ? item.product.name : item.bundle.name]))
  const details = detailsOf(order, visitor)
  return {
    ...shared,
    order: described,
    details,
    lastBilling: isProven(visitor) && !details?.address ? await billingOf(db, visitor, details) : null,
    tax: tax && { ...describeTax(tax), amount: toWire({ currency: order.currency, amount: quote.priced.total.tax }) },
    needsPayment: quote.priced.total.due > 0,
    changes: changesSince(seen, seenOf(quote), { names, wanted: new Set(order.lines.map(lineId)), lapsed }),
    alreadyOwned: ownedLines(order.lines, quote, await ownedBy(db, visitor)).map((lineId) => ({ lineId, name: names.get(lineId) ?? '' })),
  }
}

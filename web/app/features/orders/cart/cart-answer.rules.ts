import type { Order, OrderItem } from '#contract/orders/orders.ts'
import { startOrder } from '../buying/start-order.ts'
import { type CartLine, type CartNote, type CartOrder, nameOf } from '../order.ts'
import { slimLine } from './cart.rules.ts'

const goneMessage = 'This is no longer for sale'

/**
 * The unit price that the buyer last saw. A page's price of a bundle, or of an upgrade with its reason, is not comparable: it already
 * leaves out what the buyer owns, which an order deducts in a separate step.
 */
const seenPrice = (line: CartLine, currency: CartOrder['currency']): number | undefined =>
  (line.price ?? (line.type === 'Product' && !line.variation.reason ? line.variation.price : undefined))?.[currency]

/** What the buyer should know before paying: changed prices, items no longer available, ended coupons. */
const notesOn = (cart: CartOrder, answer: Order): CartNote[] => {
  const { currency } = answer
  const prices = cart.items.flatMap((line): CartNote[] => {
    const now = answer.items.find((item) => item.id === line.id)
    if (!now) return line.gone ? [] : [{ kind: 'gone', lineId: line.id, name: nameOf(line) }]
    const before = seenPrice(line, currency)
    const after = now.price[currency]
    return before === undefined || before === after
      ? []
      : [{ kind: 'price', lineId: line.id, name: nameOf(line), before, now: after, currency }]
  })
  const coupons = cart.couponsApplied.filter(({ id }) => !answer.couponsApplied.some((coupon) => coupon.id === id))
  return [...prices, ...coupons.map(({ code }): CartNote => ({ kind: 'coupon', code }))]
}

/** A price that changed twice is reported once, compared with what the buyer last saw. One that changed back is not reported. */
const joinNotes = (earlier: readonly CartNote[], newNotes: readonly CartNote[]): CartNote[] => {
  const joined = newNotes.map((note) => {
    if (note.kind !== 'price') return note
    const before = earlier.find((one) => one.kind === 'price' && one.lineId === note.lineId && one.currency === note.currency)
    return before?.kind === 'price' ? { ...note, before: before.before } : note
  })
  const isRepeated = (note: CartNote): boolean =>
    newNotes.some((one) => one.kind === note.kind && (one.kind === 'coupon' || (note.kind !== 'coupon' && one.lineId === note.lineId)))
  return [...earlier.filter((note) => !isRepeated(note)), ...joined.filter((note) => note.kind !== 'price' || note.before !== note.now)]
}

const fromServer = (item: OrderItem): CartLine => slimLine(item)

/** The server order replaces the cart. Lines that it no longer contains stay, marked, until the buyer has seen them. */
export const replaceCart = (cart: CartOrder, answer: Order, tellsOfCoupons = true): CartOrder => {
  const known = new Set(cart.items.map((line) => line.id))
  const lines = cart.items.map((line) => {
    const item = answer.items.find(({ id }) => id === line.id)
    return item ? { ...fromServer(item), ...(line.via && { via: line.via }) } : { ...line, gone: line.gone ?? goneMessage }
  })
  const added = answer.items.filter(({ id }) => !known.has(id)).map(fromServer)
  const newNotes = notesOn(cart, answer).filter((note) => tellsOfCoupons || note.kind !== 'coupon')
  return {
    ...answer,
    status: 'Open',
    items: [...lines, ...added],
    changes: cart.changes,
    unsent: false,
    notes: joinNotes(cart.notes, newNotes),
  }
}

/** On refresh, an order that is not Open is replaced by a fresh empty one in the same currency. */
export const afterRefresh = (cart: CartOrder, answer: Order, newId: string): CartOrder =>
  answer.status === 'Open' ? replaceCart(cart, answer) : { ...startOrder(newId, cart.currency), changes: cart.changes }

/** A coupon's answer replaces the cart only if the returned order is Open. */
export const afterCoupon = (cart: CartOrder, answer: Order): CartOrder =>
  answer.status === 'Open' ? replaceCart(cart, answer, false) : cart

/** Items were added after the order was paid: what was not bought goes into a new one. */
export const leaveDoneOrder = (cart: CartOrder, done: Order, newId: string): CartOrder => {
  const bought = new Set(done.items.map((item) => item.id))
  const rest = cart.items.filter((line) => !bought.has(line.id))
  return { ...startOrder(newId, cart.currency), items: rest, changes: cart.changes, unsent: rest.length > 0 }
}

export type WantedBody = {
  currency: CartOrder['currency']
  items: (Pick<CartLine, 'id' | 'creatorId' | 'variationId' | 'quantity' | 'via'> &
    ({ type: 'Product'; productId: string } | { type: 'Bundle'; bundleId: string }))[]
}

/** What is sent to the server: the wanted items, without prices. */
export const bodyOf = ({ currency, items }: CartOrder): WantedBody => ({
  currency,
  items: items
    .filter((line) => !line.gone)
    .map((line) => {
      const { id, creatorId, variationId, quantity, via: channel } = line
      const shared = { id, creatorId, variationId, quantity, ...(channel && { via: channel }) }
      return line.type === 'Product'
        ? { ...shared, type: 'Product', productId: line.productId }
        : { ...shared, type: 'Bundle', bundleId: line.bundleId }
    }),
})

/** The lines that a refusal names, with its messages. It refers to the lines by their index in what was sent. */
export const goneIn = (sent: WantedBody, errors: Readonly<Record<string, readonly string[]>>): Map<string, string> => {
  const named = Object.entries(errors).map(([field, [text = goneMessage]]) => {
    const index = /^items\.(\d+)\.id$/.exec(field)?.[1]
    return [index === undefined ? undefined : sent.items[Number(index)]?.id, text] as const
  })
  return new Map(named.flatMap(([id, text]) => (id === undefined ? [] : [[id, text] as const])))
}

export const markGone = (cart: CartOrder, gone: ReadonlyMap<string, string>): CartOrder => ({
  ...cart,
  items: cart.items.map((line) => ({ ...line, gone: gone.get(line.id) ?? line.gone })),
})

import type { Currency } from '#contract/money.ts'
import type { SaleDiscount } from '#domains/promotions/index.ts'
import { type ExchangeRates, priceIn } from '#kernel/prices.ts'
import type { Basket, BasketCoupon, BasketLine, PricedBasket, PricedLine, PriceStep } from './basket.ts'
import { couponReductions, isFor } from './coupon.rules.ts'
import { priceUnit, type UnitPrice } from './price-unit.ts'
import { taxAmount } from './tax.rules.ts'

type CouponPart = { coupon: BasketCoupon; amount: number }
/** A way to price a line: with or without its sale, and with these coupons. */
type Way = { unit: UnitPrice; amount: number; coupons: CouponPart[] }

type Priced = { line: BasketLine; onSale: UnitPrice; plain: UnitPrice }

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The minimum is what the creator's lines come to after sales and before coupons. */
const reachesMinimum = (coupon: BasketCoupon, priced: readonly Priced[], currency: Currency, rates: ExchangeRates): boolean => {
  if (!coupon.minimum) return true
  const own = priced.filter(({ line }) => line.creatorId === coupon.creatorId)
  return sumOf(own.map(({ line, onSale }) => onSale.price * line.quantity)) >= priceIn(coupon.minimum, currency, rates)
}

/** Lets a coupon take its part of the lines it is for, from what they still come to. */
const applyTo = (ways: readonly Way[], coupon: BasketCoupon, currency: Currency, rates: ExchangeRates): void => {
  const reductions = couponReductions(
    coupon,
    ways.map((way) => way.amount),
    currency,
    rates,
  )
  for (const [at, way] of ways.entries()) {
    const amount = reductions[at] ?? 0
    if (amount === 0) continue
    way.amount -= amount
    way.coupons.push({ coupon, amount })
  }
}

const startWith = (unit: UnitPrice, { quantity }: BasketLine): Way => ({ unit, amount: unit.price * quantity, coupons: [] })

/** An exclusive sale stands alone; every other one goes together with coupons. */
const isClosed = (sale: SaleDiscount | undefined): boolean => sale?.isExclusive === true

/** All coupons that go together, each on what the ones before it left. */
const combined = (priced: readonly Priced[], units: readonly UnitPrice[], coupons: readonly BasketCoupon[], basket: Basket): Way[] => {
  const ways = priced.map(({ line }, place) => startWith(units[place] as UnitPrice, line))
  for (const coupon of coupons) {
    const own = ways.filter((way, place) => isFor(coupon, (priced[place] as Priced).line) && !isClosed(way.unit.sale))
    applyTo(own, coupon, basket.currency, basket.rates)
  }
  return ways
}

/** One exclusive coupon by itself: no sale, no other coupon. Lines it is not for have no such way. */
const alone = (priced: readonly Priced[], coupon: BasketCoupon, { currency, rates }: Basket): (Way | undefined)[] => {
  const ways = priced.map(({ line, plain }) => (isFor(coupon, line) ? startWith(plain, line) : undefined))
  applyTo(
    ways.filter((way) => way !== undefined),
    coupon,
    currency,
    rates,
  )
  return ways
}

/** The better price wins, line by line; the first of equals. An exclusive coupon is worth the same whichever lines it wins. */
const cheapest = (first: readonly Way[], others: readonly (readonly (Way | undefined)[])[]): Way[] =>
  first.map((way, place) => others.reduce((best, { [place]: other }) => (other && other.amount < best.amount ? other : best), way))

const mostSingled = 8

/**
 * Which lines give up their exclusive sale for coupons: none, all, one, or all but one. The choice does not look at the coupons,
 * so that one more of them never makes a basket dearer.
 */
const choicesOf = (closed: readonly number[]): Set<number>[] => {
  const choices = [new Set<number>()]
  if (closed.length > 0) choices.push(new Set(closed))
  if (closed.length < 2 || closed.length > mostSingled) return choices
  for (const place of closed) choices.push(new Set([place]))
  if (closed.length > 2) for (const place of closed) choices.push(new Set(closed.filter((other) => other !== place)))
  return choices
}

/**
 * The cheapest ways for the lines of one creator. Lines are opened to coupons together and not one by one: a flat amount is spread
 * over all it is for, and taken here from one spread and there from another it would come to more than it is worth.
 */
const cheapestOf = (priced: readonly Priced[], coupons: readonly BasketCoupon[], basket: Basket): Way[] => {
  const together = coupons.filter(({ isExclusive }) => !isExclusive)
  const alones = coupons.filter(({ isExclusive }) => isExclusive).map((coupon) => alone(priced, coupon, basket))
  const closed = together.length > 0 ? priced.flatMap(({ onSale }, place) => (isClosed(onSale.sale) ? [place] : [])) : []
  const all = choicesOf(closed).map((opened) => {
    const units = priced.map(({ onSale, plain }, place) => (opened.has(place) ? plain : onSale))
    const ways = cheapest(combined(priced, units, together, basket), alones)
    return { ways, amount: sumOf(ways.map((way) => way.amount)) }
  })
  return all.reduce((best, one) => (one.amount < best.amount ? one : best)).ways
}

const toPricedLine = ({ line, way, basket }: { line: BasketLine; way: Way; basket: Basket }): PricedLine => {
  const { unit, amount, coupons } = way
  const taxed = taxAmount(amount, basket.tax)
  const couponSteps: PriceStep[] = coupons.map((part) => ({
    why: 'coupon',
    amount: 0 - part.amount,
    couponId: part.coupon.id,
    code: part.coupon.code,
  }))
  const original = unit.original * line.quantity
  return {
    id: line.id,
    unit: { original: unit.original, price: unit.price },
    original,
    discount: original - amount,
    subtotal: amount,
    tax: taxed.tax,
    due: taxed.due,
    sale: unit.sale ?? null,
    coupons: coupons.map((part) => ({ id: part.coupon.id, amount: part.amount })),
    steps: [...unit.steps, ...couponSteps, ...taxed.steps],
  }
}

/**
 * The one price function of the shop: cards, pages, cart, checkout and receipt all come to the same amount, in whole minor
 * units, with the reasons.
 */
export const priceBasket = (basket: Basket): PricedBasket => {
  const { currency, rates } = basket
  const priced = basket.lines.map((line) => ({
    line,
    onSale: priceUnit(line, currency, rates, { withSale: true }),
    plain: priceUnit(line, currency, rates, { withSale: false }),
  }))
  const usable = basket.coupons.filter((coupon) => reachesMinimum(coupon, priced, currency, rates))
  const best = new Map<Priced, Way>()
  for (const [creatorId, own] of Map.groupBy(priced, ({ line }) => line.creatorId)) {
    const coupons = usable.filter((coupon) => coupon.creatorId === creatorId)
    for (const [place, way] of cheapestOf(own, coupons, basket).entries()) best.set(own[place] as Priced, way)
  }
  const lines = priced.map((one) => toPricedLine({ line: one.line, way: best.get(one) as Way, basket }))
  const total = (part: 'original' | 'discount' | 'subtotal' | 'tax' | 'due'): number => sumOf(lines.map((line) => line[part]))
  return {
    currency,
    lines,
    total: { original: total('original'), discount: total('discount'), subtotal: total('subtotal'), tax: total('tax'), due: total('due') },
  }
}

import type { Currency } from '#contract/core/money.ts'
import type { Discount } from '#domains/discounts/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Basket, BasketCoupon, BasketLine, PricedBasket, PricedLine, PriceStep } from './basket.ts'
import { couponReductions, isFor, reachesMinimum } from './coupon.rules.ts'
import { priceUnit, type UnitPrice } from './price-unit.ts'
import { taxAmount } from './tax.rules.ts'

type CouponPart = { coupon: BasketCoupon; amount: number }
/** One way to price a line: with or without its discount, and with these coupons. */
type Way = { unit: UnitPrice; amount: number; coupons: CouponPart[] }

type Priced = { line: BasketLine; discounted: UnitPrice; plain: UnitPrice }

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Lets a coupon take its part off its lines, from what is still due for them. */
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

const startWith = (unit: UnitPrice): Way => ({ unit, amount: unit.amount, coupons: [] })

/** An exclusive discount applies alone; every other one combines with coupons. */
const isClosed = (discount: Discount | undefined): boolean => discount?.isExclusive === true

/** All combinable coupons, each on what the ones before it left. */
const combined = (priced: readonly Priced[], units: readonly UnitPrice[], coupons: readonly BasketCoupon[], basket: Basket): Way[] => {
  const ways = priced.map((_one, index) => startWith(units[index] as UnitPrice))
  for (const coupon of coupons) {
    const own = ways.filter((way, index) => isFor(coupon, (priced[index] as Priced).line) && !isClosed(way.unit.discount))
    applyTo(own, coupon, basket.currency, basket.rates)
  }
  return ways
}

/** One exclusive coupon by itself: no discount, no other coupon. Lines it does not apply to have no such option. */
const alone = (priced: readonly Priced[], coupon: BasketCoupon, { currency, rates }: Basket): (Way | undefined)[] => {
  const ways = priced.map(({ line, plain }) => (isFor(coupon, line) ? startWith(plain) : undefined))
  applyTo(
    ways.filter((way) => way !== undefined),
    coupon,
    currency,
    rates,
  )
  return ways
}

/** The first of equals. */
const cheapest = (ways: readonly (Way | undefined)[]): Way =>
  ways.filter((way) => way !== undefined).reduce((best, way) => (way.amount < best.amount ? way : best))

const sumFor = (creatorId: string, priced: readonly Priced[], ways: readonly Way[]): number =>
  sumOf(ways.map((way, index) => (priced[index]?.line.creatorId === creatorId ? way.amount : 0)))

/**
 * The better price wins, line by line. A line whose exclusive discount is given up for coupons takes its share of a flat one from
 * the others, so each creator's lines are priced as a whole both ways, and the better whole counts: no coupon is spent twice.
 */
const chooseWays = (priced: readonly Priced[], coupons: readonly BasketCoupon[], basket: Basket): Way[] => {
  const together = coupons.filter(({ isExclusive }) => !isExclusive)
  const alones = coupons.filter(({ isExclusive }) => isExclusive).map((coupon) => alone(priced, coupon, basket))
  const alonesOf = (index: number) => alones.map((ways) => ways[index])

  const discounted = priced.map((one) => one.discounted)
  const closed = combined(priced, discounted, together, basket)
  const cached = closed.map((way, index) => cheapest([way, ...alonesOf(index)]))
  if (!discounted.some(({ discount }) => isClosed(discount))) return cached

  const units = priced.map((one) => (isClosed(one.discounted.discount) ? one.plain : one.discounted))
  const opened = combined(priced, units, together, basket).map((way, index) => {
    const withoutCoupons = isClosed(discounted[index]?.discount) ? closed[index] : undefined
    return cheapest([withoutCoupons, way, ...alonesOf(index)])
  })
  const better = new Map<string, Way[]>()
  for (const { line } of priced) {
    const isOpenedBetter = sumFor(line.creatorId, priced, opened) < sumFor(line.creatorId, priced, cached)
    better.set(line.creatorId, isOpenedBetter ? opened : cached)
  }
  return priced.map(({ line }, index) => better.get(line.creatorId)?.[index] as Way)
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
    appliedDiscount: unit.discount ?? null,
    coupons: coupons.map((part) => ({ id: part.coupon.id, amount: part.amount })),
    steps: [...unit.steps, ...couponSteps, ...taxed.steps],
  }
}

/**
 * The one price function of the shop: cards, pages, cart, checkout and receipt all show its amounts, in whole minor
 * units, with the reasons.
 */
export const priceBasket = (basket: Basket): PricedBasket => {
  const { currency, rates } = basket
  const priced = basket.lines.map((line) => ({
    line,
    discounted: priceUnit(line, currency, rates, { withDiscount: true }),
    plain: priceUnit(line, currency, rates, { withDiscount: false }),
  }))
  const usable = basket.coupons.filter((coupon) => reachesMinimum(coupon, priced, basket))
  const ways = chooseWays(priced, usable, basket)
  const lines = priced.map(({ line }, index) => toPricedLine({ line, way: ways[index] as Way, basket }))
  const total = (part: 'original' | 'discount' | 'subtotal' | 'tax' | 'due'): number => sumOf(lines.map((line) => line[part]))
  return {
    currency,
    lines,
    total: { original: total('original'), discount: total('discount'), subtotal: total('subtotal'), tax: total('tax'), due: total('due') },
  }
}

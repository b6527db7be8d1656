import type { Currency } from '#contract/core/money.ts'
import { type CouponRow, findCoupons, judgeCoupon } from '#domains/coupons/index.ts'
import { type Basket, type BasketCoupon, type BasketTax, type PricedBasket, priceBasket } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { type CatalogueRows, catalogueKey, type ReadCatalogueRows } from './lines/line.views.ts'
import { type StockVerdict, stockLine } from './lines/stock-lines.ts'
import type { WantedLine } from './orders.tables.ts'

export const toBasketCoupon = (row: CouponRow): BasketCoupon => ({
  id: row.id,
  code: row.code,
  creatorId: row.creator_id,
  off: row.percentage === null ? { amounts: row.amounts ?? { USD: 0 } } : { percentage: row.percentage },
  isExclusive: row.is_exclusive,
  minimum: row.minimum,
  targets: row.targets,
})

export const judgeCouponRow = (row: CouponRow, now: Date) =>
  judgeCoupon({ isOn: row.is_on, startsAt: row.starts_at, endsAt: row.ends_at, maxUses: row.max_uses, uses: row.uses }, now)

type Wanted = {
  currency: Currency
  lines: readonly WantedLine[]
  couponIds: readonly string[]
  /** 'creator/product' of everything the customer owns. */
  owned: ReadonlySet<string>
  /** 'creator/product' of what the customer is buying as an upgrade in another order in payment. */
  upgradedElsewhere?: ReadonlySet<string>
  tax: BasketTax | null
  now: Date
}

export type Quote = {
  wanted: Wanted
  catalogue: CatalogueRows
  coupons: CouponRow[]
  /** One for each wanted line, in order. */
  stock: StockVerdict[]
  basket: Basket
  priced: PricedBasket
}

/** An upgrade can be bought once: of several variations of one product the first line gets the price for owners, of several orders the first. */
const upgradeOnce = (stock: readonly StockVerdict[], elsewhere: ReadonlySet<string> | undefined): StockVerdict[] => {
  const upgraded = new Set(elsewhere)
  return stock.map((verdict) => {
    if (!verdict.there || !verdict.line.ownerPrices) return verdict
    const key = catalogueKey(verdict.line)
    if (upgraded.has(key)) return { there: true, line: { ...verdict.line, ownerPrices: undefined } }
    upgraded.add(key)
    return verdict
  })
}

/** What an order costs now. Lines that cannot be bought are left out of the total and named. */
export const quoteOrder = async (db: Reader, readCatalogueRows: ReadCatalogueRows, wanted: Wanted): Promise<Quote> => {
  const { currency, lines, owned, tax, now } = wanted
  const [catalogue, known] = await Promise.all([readCatalogueRows(db, lines, now), findCoupons(db, wanted.couponIds)])
  const coupons = wanted.couponIds.flatMap((id) => known.filter((row) => row.id === id && judgeCouponRow(row, now).usable))
  const stock = upgradeOnce(
    lines.map((line) => stockLine(line, catalogue, owned)),
    wanted.upgradedElsewhere,
  )
  const basket = {
    currency,
    lines: stock.flatMap((verdict) => (verdict.there ? [verdict.line] : [])),
    coupons: coupons.map(toBasketCoupon),
    rates: catalogue.rates,
    tax,
  }
  return { wanted, catalogue, coupons, stock, basket, priced: priceBasket(basket) }
}

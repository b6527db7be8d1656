import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCoupon } from '#contract/orders/orders.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { cards, item, openMoneyShop, someAddress } from '../../../../testing/money-shop.ts'
import { rounds } from '../../../../testing/rounds.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'
import { addBundle, addCreator, addDiscount, addProduct } from '../../../../testing/sample-creator.ts'

/** Random baskets through the whole shop: cart, checkout, the provider's book, sales, ledger. */

const money = await openMoneyShop()
const { db } = money
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
const tiers = [{ minQuantity: 3, prices: { USD: 5_333 } }]
await addProduct(db, 'lowtide/tape-one', { variations: [sampleVariation({ prices: { USD: 7_901, JPY: 9_999 }, tiers })] })
await addProduct(db, 'lowtide/tape-two', { variations: [sampleVariation({ prices: { USD: 1_999, EUR: 1_777 } })] })
await addProduct(db, 'glasshouse/pane', { variations: [sampleVariation({ prices: { USD: 333 } })] })
await addProduct(db, 'glasshouse/gift', { variations: [sampleVariation({ prices: { USD: 0 } })] })
await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'])
await addDiscount(db, 'lowtide/tape-one', { off: { percentage: 0.15 } })
await addDiscount(db, 'lowtide/tape-two', { off: { percentage: 0.07 }, isExclusive: true })
await addCoupon(db, { code: 'THIRD', percentage: 0.333 })
await addCoupon(db, { code: 'FLAT', amounts: { USD: 1_001 } })
await addCoupon(db, { code: 'ONLY', creatorId: 'glasshouse', percentage: 0.5, isExclusive: true })

const bundle = { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual' }
const things = [item('lowtide/tape-one'), item('lowtide/tape-two'), item('glasshouse/pane'), item('glasshouse/gift'), bundle]
const places = [
  { address: someAddress },
  { address: { countryCode: 'DE', streetAddress1: 'Musterweg 1', locality: 'Berlin', postCode: '10115' } },
  {
    address: { countryCode: 'DE', streetAddress1: 'Musterweg 1', locality: 'Berlin', postCode: '10115' },
    taxId: 'DE136695976',
    businessName: 'Studio',
  },
]

const basket = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'NOK'),
  items: fc
    .subarray(things, { minLength: 1 })
    .chain((chosen) => fc.tuple(...chosen.map((one) => fc.integer({ min: 1, max: 7 }).map((quantity) => ({ ...one, quantity }))))),
  codes: fc.subarray(['THIRD', 'FLAT', 'ONLY']),
  place: fc.constantFrom(...places),
})

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const booksOf = async (orderId: string) => ({
  charges: await db
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select(['sandbox_payments.currency', 'sandbox_payments.amount'])
    .where('payments.order_id', '=', orderId)
    .execute(),
  sales: await db.selectFrom('sales').select(['due', 'tax', 'gross', 'discount']).where('order_id', '=', orderId).execute(),
  ledger: await db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select('ledger_lines.amount')
    .where('ledger_entries.order_id', '=', orderId)
    .execute(),
})

test(
  'whatever is in the cart, the provider is asked for what the buyer saw, and the books agree',
  async () => {
    await fc.assert(
      fc.asyncProperty(basket, async ({ currency, items, codes, place }) => {
        const buyer = money.buyer()
        expect((await buyer.put(items, currency)).statusCode).toBe(200)
        // A code that applies to nothing in the cart is refused; the cart goes on without it.
        for (const code of codes) await buyer.browser.call(applyCoupon, { params: { orderId: buyer.orderId }, query: { code } })
        const saved = await buyer.save(place)
        expect(saved.statusCode).toBe(200)
        const { total, items: lines } = saved.json().order
        const minor = (amount: number): number => Math.round(amount * (currency === 'JPY' ? 1 : 100))
        for (const part of ['original', 'discount', 'subtotal', 'due']) {
          expect(sumOf(lines.map((line: { total: Record<string, { amount: number }> }) => minor(line.total[part]?.amount ?? -1)))).toBe(
            minor(total[part].amount),
          )
        }
        const due = minor(total.due.amount)
        const paid = (await buyer.pay(cards.paid, due === 0 ? { card: undefined } : {})).json()
        expect(paid).toMatchObject({ status: 'Completed', due: total.due })
        const { charges, sales, ledger } = await booksOf(buyer.orderId)
        expect(charges).toEqual(due === 0 ? [] : [{ currency, amount: due }])
        expect({
          due: sumOf(sales.map((sale) => sale.due)),
          tax: sumOf(sales.map((sale) => sale.tax)),
          gross: sumOf(sales.map((sale) => sale.gross)),
          discount: sumOf(sales.map((sale) => sale.discount)),
        }).toEqual({ due, tax: minor(total.taxes.amount), gross: minor(total.original.amount), discount: minor(total.discount.amount) })
        expect(sumOf(ledger.map((line) => line.amount))).toBe(0)
      }),
      { numRuns: rounds(15, 1_000) },
    )
    await money.settleDown()
    expect(await money.broken()).toEqual([])
  },
  rounds(300_000, 1_800_000),
)

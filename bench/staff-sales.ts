import { saleSorts } from '#contract/sales/sale-wish.ts'
import { listOrderSales } from '#domains/sales/admin/order-sale.views.ts'
import { allOrders } from '#domains/sales/list/find-sales.views.ts'
import { readOrderChoices } from '#domains/sales/list/sale-choices.views.ts'
import type { SaleWish, SortedWish } from '#domains/sales/list/sale-filter.rules.ts'
import { sumSales } from '#domains/sales/list/sale-sums.views.ts'
import { openDatabase, type Reader } from '#platform/database/database.ts'
import { fillSalesShop } from './sales/fill-shop.ts'
import { type Deps, withFilledDatabase } from './support/empty-database.ts'
import { measurePalette } from './support/measure-palette.ts'
import { percentile95 } from './support/percentile.ts'
import { type Figure, printTable, staysBelow } from './support/table.ts'

const sales = Number(process.env.SALES ?? 1_000_000)
const end = new Date('2026-11-15T12:00:00Z')

/** Everything that support searches by, and the filters of the list. */
const wishes: Record<string, SaleWish> = {
  'no filter': {},
  'status Refunded': { status: 'Refunded' },
  'status Disputed': { status: 'Disputed' },
  'a creator': { creator: 'c000001' },
  'a small creator': { creator: 'c000006' },
  'a country': { country: 'DE' },
  'a week': { from: '2026-06-01', until: '2026-06-07' },
  'creator, country and channel': { creator: 'c000002', country: 'DE', channel: 'Site' },
  'an order number': { q: 'ORD-004711' },
  'a whole address': { q: 'buyer-4711@example.test' },
  'a name that many have': { q: 'casey' },
  'a host that all have': { q: 'example.test' },
  'a whole name': { q: 'casey 4710' },
  'a name that nobody has': { q: 'zebedee' },
  'two letters': { q: 'zq' },
  'a product': { q: 'product 3' },
  'the last four of a common card': { q: '4242' },
  'the last four of a rare card': { q: '9173' },
  'a payment reference': { q: 'pi_00004711' },
  'a license that is not there': { q: 'lic_00000000000000000000004711' },
  'a name in a country in a month': { q: 'robin', country: 'GB', from: '2026-06-01', until: '2026-06-30' },
}

const timesOf = async (count: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let time = 0; time < count; time++) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times
}

/** Pages from the start on, in order. */
const readPages = (db: Reader, wish: SaleWish, sort: SortedWish['sort']) => {
  let after: string | undefined
  return async () => {
    const page = await listOrderSales(db, { ...wish, sort, after })
    after = page.next === null ? undefined : (new URLSearchParams(page.next.split('?')[1]).get('after') ?? undefined)
  }
}

const measureOn = async ({ url }: Deps): Promise<Figure[]> => {
  const { db, close } = openDatabase(url)
  const figures: Figure[] = []
  const of = `of ${sales.toLocaleString('en')} orders`
  for (const [name, wish] of Object.entries(wishes)) {
    for (const sort of saleSorts) {
      const turn = readPages(db, wish, sort)
      await timesOf(3, turn)
      figures.push(staysBelow(`${name} ${of}, ${sort}, 95th percentile`, percentile95(await timesOf(20, turn)), 150, 'ms'))
    }
    const sum = () => sumSales(db, allOrders, wish)
    await timesOf(2, sum)
    figures.push(staysBelow(`${name} ${of}, sums, 95th percentile`, percentile95(await timesOf(20, sum)), 150, 'ms'))
  }
  const choose = () => readOrderChoices(db)
  await timesOf(2, choose)
  figures.push(staysBelow('what can be chosen, 95th percentile', percentile95(await timesOf(20, choose)), 150, 'ms'))
  figures.push(...(await measurePalette(db, sales)))
  await close()
  return figures
}

export const measureStaffSales = (): Promise<Figure[]> =>
  withFilledDatabase('sales', (url) => fillSalesShop(url, { sales, creators: 6 }, end), measureOn)

if (import.meta.main) {
  const figures = await measureStaffSales()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}

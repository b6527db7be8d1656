import { customerColumns } from '#contract/sales/customers.ts'
import { saleSorts } from '#contract/sales/sale-wish.ts'
import { listCustomers } from '#domains/sales/customers/customer-list.views.ts'
import { readSaleChoices } from '#domains/sales/list/sale-choices.views.ts'
import type { SaleWish } from '#domains/sales/list/sale-filter.rules.ts'
import { sumSales } from '#domains/sales/list/sale-sums.views.ts'
import { listSales } from '#domains/sales/sale.views.ts'
import { openDatabase } from '#platform/database/database.ts'
import { fillSalesShop, largest } from './sales/fill-shop.ts'
import { type Deps, withFilledDatabase } from './support/empty-database.ts'
import { percentile95 } from './support/percentile.ts'
import { type Figure, printTable, staysBelow } from './support/table.ts'

const sales = Number(process.env.SALES ?? 1_000_000)
const end = new Date('2026-11-15T12:00:00Z')

const timesOf = async (count: number, work: (time: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let time = 0; time < count; time++) {
    const from = performance.now()
    await work(time)
    times.push(performance.now() - from)
  }
  return times
}

const wishes: Record<string, SaleWish> = {
  'no filter': {},
  'status Completed': { status: 'Completed' },
  'status Refunded': { status: 'Refunded' },
  'status Disputed': { status: 'Disputed' },
  'a product': { item: 'product/p03' },
  'a product that is sold no more': { item: 'product/p19' },
  'a coupon': { coupon: 'WARM' },
  'a country': { country: 'DE' },
  'a channel': { channel: 'Site' },
  'a rare channel': { channel: 'BuyLink' },
  'a week': { from: '2026-06-01', until: '2026-06-07' },
  'a year': { from: '2025-01-01', until: '2025-12-31' },
  'an old product in a late period': { item: 'product/p19', from: '2026-06-01' },
  'product, country and channel': { item: 'product/p03', country: 'DE', channel: 'Marketplace' },
  'a mix that never happened': { item: 'product/p19', country: 'JP', channel: 'BuyLink', coupon: 'WARM' },
  'a name that many have': { q: 'casey' },
  'a whole address': { q: 'buyer-4711@example.test' },
  'an order number': { q: 'ORD-004711' },
  'a name that nobody has': { q: 'zebedee' },
  'two letters': { q: 'zq' },
  'a name in a country in a month': { q: 'robin', country: 'GB', from: '2026-06-01', until: '2026-06-30' },
}

const customers: Record<string, string | undefined> = {
  all: undefined,
  'a name that many have': 'casey',
  'a whole address': 'buyer-4711@example.test',
  'a part of an address': 'buyer-47',
  'a name that nobody has': 'zebedee',
  'two letters': 'zq',
  'one letter': 'b',
}

/** Pages from the start and from the middle, in order. */
const turnPages = (read: (after: string | undefined) => Promise<{ next: string | null }>) => {
  let after: string | undefined
  return async () => {
    const page = await read(after)
    after = page.next === null ? undefined : (new URLSearchParams(page.next.split('?')[1]).get('after') ?? undefined)
  }
}

const measureOn = async ({ url }: Deps): Promise<Figure[]> => {
  const { db, close } = openDatabase(url)
  const figures: Figure[] = []
  const of = `of ${largest.salesAmong(sales).toLocaleString('en')} sales among ${sales.toLocaleString('en')}`
  for (const [name, wish] of Object.entries(wishes)) {
    for (const sort of saleSorts) {
      const turn = turnPages((after) => listSales(db, { creatorId: largest.creatorId, maySeeNames: true }, { ...wish, sort, after }))
      await timesOf(3, turn)
      figures.push(staysBelow(`${name} ${of}, ${sort}, 95th percentile`, percentile95(await timesOf(20, turn)), 150, 'ms'))
    }
    const sum = () => sumSales(db, { creatorId: largest.creatorId, maySeeNames: true }, wish)
    await timesOf(2, sum)
    figures.push(staysBelow(`${name} ${of}, sums, 95th percentile`, percentile95(await timesOf(20, sum)), 150, 'ms'))
  }
  for (const [name, q] of Object.entries(customers)) {
    for (const sort of customerColumns.map((column) => `-${column}` as const)) {
      const turn = turnPages((after) => listCustomers(db, largest.creatorId, { q, sort, after }))
      await timesOf(3, turn)
      figures.push(staysBelow(`customers: ${name}, ${sort}, 95th percentile`, percentile95(await timesOf(20, turn)), 150, 'ms'))
    }
  }
  const choose = () => readSaleChoices(db, largest.creatorId)
  await timesOf(2, choose)
  figures.push(staysBelow('what can be chosen, 95th percentile', percentile95(await timesOf(20, choose)), 150, 'ms'))
  await close()
  return figures
}

export const measureSales = (): Promise<Figure[]> =>
  withFilledDatabase('sales', (url) => fillSalesShop(url, { sales, creators: 6 }, end), measureOn)

if (import.meta.main) {
  const figures = await measureSales()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}

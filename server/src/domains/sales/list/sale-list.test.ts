import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import { type SaleSort, saleSorts, shortSaleSorts } from '#contract/sales/sale-wish.ts'
import type { SaleRow } from '#contract/sales/sales.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { addSales } from '../../../../testing/sample-sales.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { listSales, readAllSales } from '../sale.views.ts'
import { isCommon } from './is-common.views.ts'
import { writeMark } from './list-mark.ts'
import { foldSaleFigures } from './sale-figures.store.ts'
import type { SaleWish } from './sale-filter.rules.ts'
import { sumSales } from './sale-sums.views.ts'

const { db } = await openTestDatabase()
const end = new Date('2030-03-01T12:00:00Z')
// More than are gathered and sorted at once: of what is common the list is walked, in several steps.
const count = 2_600
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
await addSales(db, { creatorId: 'lowtide', from: 0, until: count, customers: 1_100, end, days: 60 })
await addSales(db, { creatorId: 'glasshouse', from: count, until: count + 50, customers: 90, end, days: 60 })

const asked = { creatorId: 'lowtide', maySeeNames: true }

const readAll = async (wish: SaleWish, sort: SaleSort): Promise<SaleRow[]> => {
  const all: SaleRow[] = []
  for await (const part of readAllSales(db, asked, { ...wish, sort })) all.push(...part)
  return all
}
const everything = await readAll({}, '-at')

const isMeant = (wish: SaleWish) => (sale: SaleRow) =>
  (!wish.status || sale.status === wish.status) &&
  (!wish.item || `product/p${sale.what.slice('Product '.length).padStart(2, '0')}` === wish.item) &&
  (!wish.coupon || sale.coupons.includes(wish.coupon)) &&
  (!wish.country || sale.country === wish.country) &&
  (!wish.channel || sale.channels.includes(wish.channel)) &&
  (!wish.from || sale.at.slice(0, 10) >= wish.from) &&
  (!wish.until || sale.at.slice(0, 10) <= wish.until) &&
  (!wish.q || `${sale.customer?.name} ${sale.customer?.email}`.toLowerCase().includes(wish.q.toLowerCase()))

const wishes: SaleWish[] = [
  {},
  { status: 'Completed' },
  { status: 'Refunded' },
  { item: 'product/p19' },
  { item: 'product/p03', country: 'DE' },
  { coupon: 'WARM', status: 'Completed' },
  { channel: 'Embed' },
  { channel: 'Marketplace', country: 'US' },
  { from: '2030-02-01', until: '2030-02-07' },
  { from: '2030-02-01', item: 'product/p19' },
  { q: 'casey' },
  { q: 'casey', from: '2030-02-01', until: '2030-02-07' },
  { q: 'ro', country: 'GB' },
  { q: 'buyer-17@example.test' },
  { country: 'ZZ' },
]
/** Of these there is no sum. */
const walked: SaleWish[] = [{ q: 'ey' }, { q: 'in', channel: 'Marketplace', from: '2030-01-05' }]

test.each([...wishes, ...walked].flatMap((wish) => saleSorts.map((sort) => ({ wish, sort }))))(
  '$wish sorted by $sort is all that fits, once, in order',
  async ({ wish, sort }) => {
    const found = await readAll(wish, sort)
    const meant = everything.filter(isMeant(wish))
    expect(found.map(({ id }) => id).sort()).toEqual(meant.map(({ id }) => id).sort())
    const keys = found.map((sale) => (sort.endsWith('at') ? Date.parse(sale.at) : sale.reported.amount))
    expect(keys).toEqual(keys.toSorted((one, other) => (sort.startsWith('-') ? other - one : one - other)))
  },
)

const rankOf: Record<string, (sale: SaleRow) => string | number> = {
  order: (sale) => Number(sale.orderNumber.replace(/\D/g, '')),
  what: (sale) => sale.what,
  who: (sale) => `${sale.customer?.name} ${sale.customer?.email}`.toLowerCase(),
  status: (sale) => sale.status,
  earned: (sale) => (sale.earned.currency === 'USD' ? sale.earned.amount : Number.NaN),
}

test.each(shortSaleSorts)('a short list is sorted by %s over its pages, and says that it can be', async (sort) => {
  const wish = { coupon: 'WARM', sort }
  const { hasMore, isShort } = await listSales(db, asked, wish)
  expect({ hasMore, isShort }).toEqual({ hasMore: true, isShort: true })
  const found: SaleRow[] = []
  for (let after: string | undefined; ; ) {
    const page = await listSales(db, asked, { ...wish, after })
    found.push(...page.items)
    if (!page.next) break
    after = new URLSearchParams(page.next.split('?')[1]).get('after') ?? ''
  }
  expect(found.map(({ id }) => id).sort()).toEqual(
    everything
      .filter(isMeant(wish))
      .map(({ id }) => id)
      .sort(),
  )
  const ranks = found.map(rankOf[sort.replace('-', '')] ?? (() => 0)).filter((rank) => !Number.isNaN(rank))
  const { rows } = await sql<{ rank: string | number }>`
    select r.rank from jsonb_array_elements(${JSON.stringify(ranks)}::jsonb) with ordinality as e (value, index)
    cross join lateral (select ${typeof ranks[0] === 'number' ? sql`e.value::numeric::float8` : sql`e.value #>> '{}'`} as rank) r
    order by r.rank ${sort.startsWith('-') ? sql`desc` : sql`asc`}`.execute(db)
  expect(ranks).toEqual(rows.map(({ rank }) => rank))
})

test('a list that is too long for it comes the newest first instead, whole, and says so', async () => {
  const { isShort, items } = await listSales(db, asked, { sort: 'who' })
  expect(isShort).toBe(false)
  expect(items.map(({ id }) => id)).toEqual(everything.slice(0, items.length).map(({ id }) => id))
  expect((await readAll({}, 'status')).map(({ id }) => id)).toEqual(everything.map(({ id }) => id))
})

test('names are not told by their order either', async () => {
  const unnamed = { ...asked, maySeeNames: false }
  const ids = async (sort: SaleSort) => (await listSales(db, unnamed, { coupon: 'WARM', sort })).items.map(({ id }) => id)
  expect(await ids('who')).toEqual(await ids('-at'))
})

const cents = (rows: readonly { amount: number }[]): number => Math.round(rows.reduce((sum, { amount }) => sum + amount * 100, 0))

test.each(wishes)('the sums of $wish are those of the list, folded or not', async (wish) => {
  const meant = everything.filter(isMeant(wish))
  for (const step of ['as they came', 'folded']) {
    const { sums } = await sumSales(db, asked, wish)
    expect([step, sums?.sales, Math.round((sums?.paid.amount ?? 0) * 100)]).toEqual([
      step,
      meant.length,
      cents(meant.map((sale) => sale.reported)),
    ])
    expect(sums?.byCurrency.map(({ paid }) => paid.currency)).toEqual(
      currencies.filter((currency) => meant.some(({ due }) => due.currency === currency)),
    )
    for (const { paid } of sums?.byCurrency ?? []) {
      expect(Math.round(paid.amount * 100)).toBe(cents(meant.map(({ due }) => due).filter(({ currency }) => currency === paid.currency)))
    }
    await foldSaleFigures(db)
  }
})

test.each([
  ['%casey%', 1_000, true],
  ['%casey%', 2_000, false],
  ['%casey%', undefined, false],
  ['%buyer-17@%', 1_000, false],
  ['%zebedee%', 1_000, false],
])('among a thousand customers %s is common in a list that is long from %s on: %s', async (like, isLongFrom, is) => {
  const asking = { table: 'creator_customers' as const, creatorId: 'lowtide', isMeant: sql`c.search like ${like}` }
  expect(await isCommon(db, asking, isLongFrom)).toBe(is)
})

test.each(walked)('what is too much to gather, such as $wish, is not summed up', async (wish) => {
  expect(await sumSales(db, asked, wish)).toEqual({ sums: null })
})

test('a refund and a dispute move the sums and the key of the status, and nothing else', async () => {
  const [first] = everything.filter(({ status, due }) => status === 'Completed' && due.currency === 'USD')
  const before = await sumSales(db, asked, {})
  await sql`update sales s set status = 'Refunded', refunded = s.due, earned = 0 where s.id = ${first?.id}`.execute(db)
  const after = await sumSales(db, asked, {})
  expect(after.sums?.sales).toBe(before.sums?.sales)
  expect(after.sums?.paid).toEqual(before.sums?.paid)
  expect(cents([after.sums?.refunded ?? { amount: 0 }]) - cents([before.sums?.refunded ?? { amount: 0 }])).toBe(
    cents([first?.due ?? { amount: 0 }]),
  )
  expect((await readAll({ status: 'Refunded' }, '-at')).map(({ id }) => id)).toContain(first?.id)
  await sql`update sales s set status = 'Completed', refunded = 0, earned = s.net where s.id = ${first?.id}`.execute(db)
  expect(await sumSales(db, asked, {})).toEqual(before)
  expect((await readAll({ status: 'Refunded' }, '-at')).map(({ id }) => id)).not.toContain(first?.id)
})

test('who may not see names finds nobody by them', async () => {
  const unnamed = { ...asked, maySeeNames: false }
  const { sums } = await sumSales(db, unnamed, { q: 'casey' })
  expect(sums?.sales).toBe(0)
})

test('a sale is found by the name and the address it was made with, also where its customer has others now', async () => {
  const first = everything.at(-1)
  await sql`update sales s set customer_name = 'Former Quill', customer_email = 'quill@example.test' where s.id = ${first?.id}`.execute(db)
  for (const q of ['former quill', 'QUILL@example.test']) expect((await readAll({ q }, '-at')).map(({ id }) => id)).toContain(first?.id)
})

test('a list that grew past what is sorted at once goes on as it began; of one far longer such a mark is made up', async () => {
  const after = writeMark({ key: '', id: everything[0]?.id ?? '' })
  expect((await listSales(db, asked, { sort: 'who', after })).items).not.toEqual([])
  await addSales(db, { creatorId: 'lowtide', from: count + 50, until: count + 1_500, customers: 1_100, end, days: 60 })
  for (const sort of ['who', '-status'] as const) {
    await expect(listSales(db, asked, { sort, after })).rejects.toMatchObject({ code: 'invalid-input' })
  }
})

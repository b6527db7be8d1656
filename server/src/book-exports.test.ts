import { expect, test } from 'vitest'
import * as invoices from '#contract/documents/invoice-export.ts'
import * as taxes from '#contract/documents/tax-report.ts'
import * as books from '#contract/ledger/books.ts'
import { refundOrder } from '#contract/payments/refunds.ts'
import { correctInvoice } from '#contract/sales/order-story.ts'
import { item } from '../testing/money-shop.ts'
import { openPayoutShop } from '../testing/payout-shop.ts'
import { readZip } from '../testing/read-zip.ts'

const { money, db, signIn, buy, refund, passDays, saveAccount, run } = await openPayoutShop()
const today = () => money.now().toISOString().slice(0, 10)
await saveAccount()
await buy(['lowtide/tape-one', 'glasshouse/pane'])
passDays(14)
await run()
const owner = await signIn({ staff: ['Owner'] })

const sellTo = async (countryCode: string, postCode: string) => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')], 'EUR')
  const address = { countryCode, streetAddress1: 'Street 1', streetAddress2: null, locality: 'Town', region: null, postCode }
  await buyer.save({ address })
  expect((await buyer.pay()).json().status).toBe('Completed')
  return buyer
}
for (const place of ['DE', 'MC']) await sellTo(place, '10115')
for (const one of [await buy(['lowtide/tape-two']), await buy(['lowtide/tape-two'])]) await refund(one.orderId)
await money.settleDown()

test('an accountant gets every ledger line of a period with its cause, and the sum is zero', async () => {
  const query = { from: '2026-01-01', until: today() }
  const answer = await owner.call(books.exportLedger, { query })
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="ledger-2026-01-01-${today()}.csv"`)
  const [head = [], ...rows] = answer.body
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(head).toEqual('Entry,Day,Time,Kind,Cause,Order,Payout,Line,Account,Creator,Country,Currency,Amount'.split(','))
  const { count } = await db
    .selectFrom('ledger_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(rows).toHaveLength(Number(count))
  const sums = Map.groupBy(rows, (cells) => cells[11])
  for (const [, lines] of sums) expect(lines.reduce((sum, cells) => sum + Math.round(Number(cells[12]) * 100), 0)).toBe(0)
  for (const [entry, , , kind, cause, order, payout] of rows)
    expect([entry, kind === 'Payout' ? cause : order, kind === 'Payout' ? payout : 'lowtide-1']).toEqual([
      expect.stringMatching(/^led_/),
      expect.stringMatching(/^(ORD-\d{6}|pyt_.*)$/),
      'lowtide-1',
    ])
  expect(rows.some((cells) => cells[3] === 'Payout')).toBe(true)
  expect(rows.toSorted((one, other) => (one[2] ?? '').localeCompare(other[2] ?? '', 'en'))).toEqual(rows)
})

test('the invoices and credit notes of a period are one ZIP, with a table of exactly these documents', async () => {
  const query = { from: '2026-01-01', until: today() }
  const sums: invoices.InvoiceSum[] = (await owner.call(invoices.sumInvoices, { query })).json()
  const answer = await owner.call(invoices.exportInvoices, { query })
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = readZip(answer.rawPayload)
  const names = [...files.keys()]
  expect(names.filter((name) => name.startsWith('invoices/'))).toHaveLength(sums[0]?.count ?? 0)
  expect(names.filter((name) => name.startsWith('credit-notes/'))).toHaveLength(sums[1]?.count ?? 0)
  expect(sums[1]?.count).toBeGreaterThan(1)
  expect(names.at(-1)).toBe('index.csv')
  for (const name of names.slice(0, -1)) expect(files.get(name)?.subarray(0, 5).toString()).toBe('%PDF-')
  const table = files.get('index.csv')?.toString() ?? ''
  for (const name of names.slice(0, -1)) expect(table).toContain(`,${name}\r\n`)
  expect(table.trimEnd().split('\r\n')).toHaveLength(names.length)
  expect(table).toContain(`\r\n${sums[0]?.first},Invoice,`)
  const none = readZip((await owner.call(invoices.exportInvoices, { query: { from: '2025-01-01', until: '2025-01-31' } })).rawPayload)
  expect([...none.keys()]).toEqual(['index.csv'])
})

const asked = ({ year, quarter }: { year: number; quarter: number }) => ({ year: String(year), quarter: String(quarter) })

test('the One-Stop-Shop return has the fields of the form, and corrects the quarter of the credited sale', async () => {
  const now = money.now()
  const quarter = { year: now.getUTCFullYear(), quarter: Math.floor(now.getUTCMonth() / 3) + 1 }
  const readOss = async (query: { year: number; quarter: number }, by = owner): Promise<taxes.OssReturn> =>
    (await by.call(taxes.getOssReturn, { query: asked(query) })).json()
  const renamed = await sellTo('FR', '75001')
  const back = await sellTo('GR', '10431')
  const { supplies, corrections, home, tax } = await readOss(quarter)
  expect(home).toBe('DE')
  expect(supplies.map(({ country, rate }) => [country, rate])).toEqual([
    ['FR', 0.2],
    ['GR', 0.24],
  ])
  expect(corrections).toEqual([])
  const report: taxes.TaxRow[] = (await owner.call(taxes.getTaxReport, { query: { from: today(), until: today() } })).json()
  const french = report.filter(({ country }) => country === 'FR' || country === 'MC').reduce((sum, row) => sum + row.inEuros.tax.amount, 0)
  expect(supplies[0]?.tax.amount).toBeCloseTo(french, 2)

  // After the end of the quarter, but within the refund period.
  passDays(31)
  const laterOwner = await signIn({ staff: ['Owner'] })
  await laterOwner.call(refundOrder, { params: { orderId: back.orderId }, body: { reason: 'It was a mistake' } })
  await money.settleDown()
  const later = money.now()
  const next = { year: later.getUTCFullYear(), quarter: Math.floor(later.getUTCMonth() / 3) + 1 }
  const corrected = await readOss(next, laterOwner)
  expect(corrected).toMatchObject({ supplies: [], corrections: [{ ...quarter, country: 'GR' }] })
  expect(corrected.tax.amount).toBe(0 - (supplies[1]?.tax.amount ?? 0))
  expect((await readOss(quarter, laterOwner)).tax).toEqual(tax)
  const table = (await laterOwner.call(taxes.exportOssReturn, { query: asked(next) })).body
  expect(table).toContain(`3 Corrections,EL,,,,,${corrected.tax.amount.toFixed(2)},${quarter.year},${quarter.quarter}`)
  expect((await laterOwner.call(taxes.exportOssReturn, { query: asked(quarter) })).body).toContain('2a Supplies,FR,Services,Standard,20,')

  // A changed name on an invoice does not move tax from the quarter of the sale to this one; a later refund still corrects that quarter.
  const ofSale = { params: { orderId: renamed.orderId } }
  const first = await db.selectFrom('invoices').selectAll().where('cause', '=', `order/${renamed.orderId}`).executeTakeFirstOrThrow()
  const address = { countryCode: 'FR', streetAddress1: 'Rue 2', streetAddress2: null, locality: 'Paris', region: null, postCode: '75002' }
  const body = { standing: first.number, name: 'Camille', email: 'camille@example.test', address }
  expect((await laterOwner.call(correctInvoice, { ...ofSale, body })).statusCode).toBe(201)
  expect(await readOss(next, laterOwner)).toEqual(corrected)
  const written = await db.selectFrom('invoices').selectAll().where('order_id', '=', renamed.orderId).orderBy('issued_at').execute()
  expect(written.map(({ kind, content }) => ({ kind, ...content }))).toMatchObject([
    {},
    { kind: 'CreditNote', isCorrection: true },
    { kind: 'Invoice', replaces: first.number, suppliedOn: first.issued_at.toISOString() },
  ])
  await laterOwner.call(refundOrder, { ...ofSale, body: { reason: 'It was a mistake' } })
  await money.settleDown()
  const both = await readOss(next, laterOwner)
  expect(both).toMatchObject({
    supplies: [],
    corrections: [{ ...quarter, country: 'FR', tax: { amount: 0 - first.tax / 100 } }, { country: 'GR' }],
  })
})

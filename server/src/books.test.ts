import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import * as invoices from '#contract/documents/invoice-export.ts'
import * as sellers from '#contract/documents/sellers.ts'
import * as taxes from '#contract/documents/tax-report.ts'
import * as books from '#contract/ledger/books.ts'
import * as rates from '#contract/pricing/rates.ts'
import { closeDays } from '#domains/ledger/index.ts'
import { fetchRates, findExchangeRates } from '#domains/pricing/index.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { item } from '../testing/money-shop.ts'
import { openPayoutShop } from '../testing/payout-shop.ts'
import { whenOver } from '../testing/when-over.ts'

const { money, db, signIn, buy, refund } = await openPayoutShop()
const owner = await signIn({ staff: ['Owner'] })
const today = () => money.now().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(money.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const sellTo = async (countryCode: string, postCode: string) => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')], 'EUR')
  const address = { countryCode, streetAddress1: 'Street 1', streetAddress2: null, locality: 'Town', region: null, postCode }
  await buyer.save({ address })
  expect((await buyer.pay()).json().status).toBe('Completed')
  return buyer
}

test('only the Owner may see the books', async () => {
  for (const role of ['CustomerSupport', 'CreatorSupport', 'QA']) {
    const other = await signIn({ staff: [role] })
    for (const route of [books.getTrialBalance, books.listEntries, rates.listTaxRules, rates.listExchangeRates, sellers.listSellers])
      expectProblem(await other.call(route), 403)
    const query = { from: today(), until: today() }
    for (const route of [books.exportLedger, taxes.getTaxReport, invoices.sumInvoices, invoices.exportInvoices])
      expectProblem(await other.call(route, { query }), 403)
  }
})

test('every entry can be found with its cause, and every day sums to zero', async () => {
  const { orderId } = await buy(['lowtide/tape-one'])
  money.later(60)
  await refund(orderId)
  await money.settleDown()
  const { items } = (await owner.call(books.listEntries, { query: { q: orderId } })).json()
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['Refund', 'Sale'])
  expect(items[1].lines[0]).toMatchObject({ account: 'Provider', creator: null })
  expect(items[1].lines[1]).toMatchObject({ account: 'Creator', creator: { id: 'lowtide' }, what: 'Tape One' })
  const byCreator = (await owner.call(books.listEntries, { query: { q: 'lowtide', kind: 'Refund' } })).json().items
  expect(byCreator).toHaveLength(1)
  const [newest] = byCreator
  expect((await owner.call(books.getEntry, { params: { entryId: newest.id } })).json()).toEqual(newest)
  for (const query of [
    { q: newest.id },
    { q: newest.reference },
    { q: newest.orderNumber, account: 'Provider' as const, kind: 'Refund' as const },
  ])
    expect((await owner.call(books.listEntries, { query })).json().items.map(({ id }: { id: string }) => id)).toEqual([newest.id])
  expect((await owner.call(books.listEntries, { query: { q: newest.id, account: 'Bank' } })).json().items).toEqual([])
  const idsBy = async (sort: string) =>
    (await owner.call(books.listEntries, { query: { q: 'lowtide', sort } })).json().items.map(({ id }: { id: string }) => id)
  expect(await idsBy('at')).toEqual((await idsBy('-at')).toReversed())
  expectProblem(await owner.call(books.getEntry, { params: { entryId: `led_${'0'.repeat(26)}` } }), 404)
  const balance = (await owner.call(books.getTrialBalance)).json()
  expect(balance.sums).toEqual([{ currency: 'USD', amount: 0 }])
  const before = (await owner.call(books.getTrialBalance, { query: { day: inDays(-1) } })).json()
  expect(before.sums).toEqual([])
})

test('a closed day is not summed up again, and the balance of every day stays the same', async () => {
  await buy(['lowtide/tape-one'])
  const days = [inDays(-1), today(), inDays(1), inDays(9)]
  const balanceOf = async (day: string) => (await owner.call(books.getTrialBalance, { query: { day } })).json()
  const before = await Promise.all(days.map(balanceOf))
  const closed = () => db.selectFrom('ledger_days').selectAll().execute()
  await closeDays(db, money.now())
  expect((await closed()).filter(({ day }) => day === today())).toEqual([])
  await closeDays(db, new Date(`${inDays(1)}T00:59:00Z`))
  expect((await closed()).filter(({ day }) => day === today())).toEqual([])
  for (const at of ['01:01', '23:00']) await closeDays(db, new Date(`${inDays(1)}T${at}:00Z`))
  expect((await closed()).filter(({ day }) => day === today()).length).toBeGreaterThan(2)
  expect(await Promise.all(days.map(balanceOf))).toEqual(before)
  // An entry added to a closed day is added to its sum.
  await buy(['lowtide/tape-two'])
  const late = await Promise.all(days.map(balanceOf))
  expect(late).not.toEqual(before)
  expect(await money.broken()).toEqual([])
  await db.deleteFrom('ledger_days').execute()
  expect(await Promise.all(days.map(balanceOf))).toEqual(late)
})

test('taxes are summed by country and rate, minus credit notes; the Canary Islands are not part of Spain', async () => {
  await sellTo('DE', '10115')
  const { orderId } = await sellTo('DE', '10115')
  await sellTo('ES', '35001')
  await sellTo('MC', '98000')
  const query = { from: today(), until: today() }
  const row = async (country: string) =>
    (await owner.call(taxes.getTaxReport, { query })).json().find((one: taxes.TaxRow) => one.country === country) as taxes.TaxRow
  const both = await row('DE')
  expect(both).toMatchObject({ rate: 0.19, invoices: 2, creditNotes: 0, isOss: false })
  expect(both.inEuros.tax.amount / both.inEuros.net.amount).toBeCloseTo(0.19, 3)
  expect(await row('IC')).toMatchObject({ rate: 0, isOss: false, inEuros: { tax: { amount: 0 } } })
  expect(await row('MC')).toMatchObject({ rate: 0.2, isOss: true })
  await refund(orderId)
  await money.settleDown()
  const left = await row('DE')
  expect(left).toMatchObject({ invoices: 2, creditNotes: 1 })
  expect(left.inEuros.tax.amount).toBeCloseTo(both.inEuros.tax.amount / 2, 2)
  const table = (await owner.call(taxes.exportTaxReport, { query })).body
  expect(table).toContain(`DE,0.19,2,1,EUR,${left.amounts[0]?.net.amount},${left.amounts[0]?.tax.amount}`)
  expect((await owner.call(taxes.getTaxReport, { query: { from: '2021-01-01', until: '2021-03-31' } })).json()).toEqual([])
  expectProblem(await owner.call(taxes.getTaxReport, { query: { from: today(), until: inDays(-1) } }), 400)
})

test('rates have a first day: none can be set for the past, and none twice', async () => {
  const add = (validFrom: string, perEuro = 0.9) => owner.call(rates.addExchangeRates, { body: { validFrom, rates: { EUR: perEuro } } })
  expectProblem(await add(inDays(-1)), 400)
  expect((await add(inDays(2), 0.5)).statusCode).toBe(201)
  expectProblem(await add(inDays(2)), 409)
  expect((await findExchangeRates(db, money.now())).EUR).toBe(0.92)
  const listed = (await owner.call(rates.listExchangeRates)).json()
  expect(listed).toMatchObject({
    isFetched: false,
    items: expect.arrayContaining([{ currency: 'EUR', validFrom: inDays(2), perUsd: 0.5 }]),
  })

  const rule = { country: 'NZ', validFrom: inDays(1), mode: 'Inclusive' as const, rate: 0.15 }
  expect((await owner.call(rates.addTaxRule, { body: rule })).statusCode).toBe(201)
  expectProblem(await owner.call(rates.addTaxRule, { body: rule }), 409)
  expectProblem(await owner.call(rates.addTaxRule, { body: { ...rule, validFrom: today() } }), 400)
  expect((await owner.call(rates.listTaxRules)).json()).toContainEqual(rule)
})

test('the day’s rates are fetched once; if that fails, the last ones stay in use', async () => {
  let answer = ''
  const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1')
  whenOver(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const deps = {
    db,
    clock: { now: money.now },
    log: money.shop.log,
    ratesUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  }
  await fetchRates(deps)
  expect((await findExchangeRates(db, money.now())).EUR).toBe(0.92)
  answer = `<gesmes:Envelope><Cube><Cube time='2026-11-16'><Cube currency='USD' rate='1.25'/></Cube></Cube></gesmes:Envelope>`
  await fetchRates(deps)
  expect(await findExchangeRates(db, money.now())).toMatchObject({ EUR: 0.8, GBP: 0.78 })
  answer = answer.replace('1.25', '2')
  await fetchRates(deps)
  expect((await findExchangeRates(db, money.now())).EUR).toBe(0.8)
})

test('the seller, and the account that creators are paid from, are valid from a day on', async () => {
  const address = { countryCode: 'AT', streetAddress1: 'Ring 1', streetAddress2: null, locality: 'Wien', region: null, postCode: '1010' }
  const payer = { sepa: { iban: 'AT61 1904 3002 3457 3201', bic: null }, ach: null }
  const form = {
    validFrom: today(),
    name: 'Soundfair GmbH',
    address,
    taxId: null,
    registration: null,
    email: 'billing@example.test',
    payer,
  }
  const save = (change: object = {}) => owner.call(sellers.saveSeller, { body: { ...form, ...change } })
  expectProblem(await save({ validFrom: inDays(-1) }), 400)
  expectProblem(await save({ payer: { ...payer, sepa: { iban: 'AT61', bic: null } } }), 400)
  expect((await save()).statusCode).toBe(201)
  expectProblem(await save(), 409)
  expect((await save({ validFrom: inDays(5) })).statusCode).toBe(201)
  expect((await save({ validFrom: inDays(5), name: 'Soundfair AG' })).statusCode).toBe(201)
  const listed = (await owner.call(sellers.listSellers)).json()
  expect(listed[0]).toMatchObject({ validFrom: inDays(5), name: 'Soundfair AG' })
  expect(listed[1]).toMatchObject({ validFrom: today(), payer: { sepa: { iban: 'AT611904300234573201' } } })
  expect(await money.broken()).toEqual([])
})

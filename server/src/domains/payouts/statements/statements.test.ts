import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { exportEarnings, exportPayoutLines, getPayoutStatement } from '#contract/payouts/payout-statements.ts'
import { getPayout, type Payout } from '#contract/payouts/payouts.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { openPayoutShop } from '../../../../testing/payout-shop.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'

const { money, db, ada, signIn, buy, refund, passDays, saveAccount, run, payouts } = await openPayoutShop()
await saveAccount()
await db.updateTable('creators').set({ tax_id: 'DE136695976' }).where('id', '=', 'lowtide').execute()
const name = '=HYPERLINK("evil")'
await addProduct(db, 'lowtide/odd', { name })
const from = money.now().toISOString().slice(0, 10)
await buy(['lowtide/tape-one'])
await buy(['lowtide/odd', 'lowtide/tape-one'])
const back = await buy(['lowtide/odd'])
await refund(back.orderId)
await money.settleDown()
passDays(14)
await run()
const [payout] = await payouts()
const params = { payoutId: payout?.id ?? '' }
const shown: Payout = (await ada.call(getPayout, { params })).json()

/** Cells by the names of their columns; nothing in these tables has a line break. */
const readTable = (text: string): Record<string, string>[] => {
  const [head = [], ...rows] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')),
    )
  return rows.map((cells) => Object.fromEntries(head.map((label, index) => [label, cells[index] ?? ''])))
}
const minor = (cell: string | undefined): number => Math.round(Number(cell) * 100)
const sumOf = (rows: Record<string, string>[], column: string): number => rows.reduce((sum, row) => sum + minor(row[column]), 0)

test('the table of a payout has every line, sums to it to the unit, and no cell starts a formula', async () => {
  const answer = await ada.call(exportPayoutLines, { params })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="payout-1.csv"')
  const rows = readTable(answer.body)
  const [sums] = shown.amounts
  expect(rows).toHaveLength(5)
  expect(rows).toHaveLength(sums?.lines ?? 0)
  expect(sumOf(rows, 'Net')).toBe(minor(String(sums?.net.amount)))
  expect(Math.round(sumOf(rows, 'Net') * Number(rows[0]?.Rate))).toBe(payout?.amount)
  for (const row of rows) {
    expect(minor(row.Gross) - minor(row.Discount) - minor(row.Tax) - minor(row.Fee)).toBe(minor(row.Net))
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/^\s*[=+@]|^-(?!\d)/)
  }
  expect(rows.filter((row) => row.What === `'${name}`)).toHaveLength(3)
  expect(rows.filter((row) => row.Kind === 'Refund')).toMatchObject([{ Net: expect.stringMatching(/^-/) }])
})

test('the statement names both sides, every sum and the account, and its figures are the payout', async () => {
  const answer = await ada.call(getPayoutStatement, { params })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
  const read = text.replaceAll(/\s+/g, ' ')
  const usd = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
  const eur = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })
  const [sums] = shown.amounts
  for (const sentence of [
    'Self-billing statement',
    'lowtide-1',
    'Lowtide GmbH',
    'Am Deich 1',
    '25813 Husum',
    'VAT DE136695976',
    'Issued and paid by',
    'Account ending in 3000',
    'Fee 15%, sold on Soundfair',
    'refunded',
    'Converted from USD at 0.92',
    'in the name and on behalf of Lowtide GmbH',
    `Total paid ${eur.format(shown.amount.amount)}`,
    'Total in USD',
    usd.format(sums?.net.amount ?? 0).replace('$', ''),
  ])
    expect(read).toContain(sentence)
})

test('a statement names whom it named when the payout was made, whatever both sides change later', async () => {
  const address = {
    countryCode: 'FR',
    streetAddress1: 'Rue Neuve 2',
    streetAddress2: null,
    locality: 'Lyon',
    region: null,
    postCode: '69001',
  }
  const before = await db.selectFrom('creators').selectAll().where('id', '=', 'lowtide').executeTakeFirstOrThrow()
  await db
    .updateTable('creators')
    .set({ business_name: 'Highwater SARL', tax_id: null, address: JSON.stringify(address) as never })
    .where('id', '=', 'lowtide')
    .execute()
  const answer = await ada.call(getPayoutStatement, { params })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
  for (const sentence of ['Lowtide GmbH', 'Am Deich 1', 'VAT DE136695976']) expect(text).toContain(sentence)
  for (const sentence of ['Highwater', 'Lyon']) expect(text).not.toContain(sentence)
  const { business_name, tax_id } = before
  await db
    .updateTable('creators')
    .set({ business_name, tax_id, address: JSON.stringify(before.address) as never })
    .where('id', '=', 'lowtide')
    .execute()
})

test('a period has everything that was earned in it, also what no payout has taken, and nothing else', async () => {
  await buy(['lowtide/tape-one'])
  const until = money.now().toISOString().slice(0, 10)
  const rows = readTable((await ada.call(exportEarnings, { query: { from, until } })).body)
  const books = await db
    .selectFrom('ledger_lines')
    .select('amount')
    .where('creator_id', '=', 'lowtide')
    .where('due_at', 'is not', null)
    .execute()
  expect(rows).toHaveLength(books.length)
  expect(sumOf(rows, 'Net')).toBe(0 - books.reduce((sum, { amount }) => sum + amount, 0))
  expect(rows.map((row) => row.Payout)).toEqual(['1', '1', '1', '1', '1', ''])
  const today = readTable((await ada.call(exportEarnings, { query: { from: until, until } })).body)
  expect(today).toHaveLength(1)
  expectProblem(await ada.call(exportEarnings, { query: { from: until, until: from } }), 400)
})

test('every file is saved, never shown, and cached by nobody on the way', async () => {
  const until = money.now().toISOString().slice(0, 10)
  const answers = [
    await ada.call(exportPayoutLines, { params }),
    await ada.call(getPayoutStatement, { params }),
    await ada.call(exportEarnings, { query: { from, until } }),
  ]
  for (const { headers } of answers) {
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
  }
})

test('the documents of a payout are its creator’s own', async () => {
  const stranger = await signIn({ creator: ['glasshouse', ['Admin']] })
  for (const call of [exportPayoutLines, getPayoutStatement]) expectProblem(await stranger.call(call, { params }), 404)
  const marketing = await signIn({ creator: ['lowtide', ['Marketing']] })
  for (const call of [exportPayoutLines, getPayoutStatement]) expectProblem(await marketing.call(call, { params }), 403)
})

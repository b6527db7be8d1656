import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { treatTax } from '#domains/pricing/index.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { listInvoices } from './invoice.views.ts'
import { sampleInvoice, sampleInvoiceLine } from './sample-invoice.ts'
import { writeCreditNote } from './write-credit-note.ts'
import { type ToInvoice, writeInvoice } from './write-invoice.ts'

const { db } = await openTestDatabase()
const now = new Date('2030-03-01T12:00:00Z')
const { taxId: _none, ...buyer } = sampleInvoice().buyer

const toInvoice = (change: Partial<ToInvoice> = {}): ToInvoice => {
  const orderId = change.orderId ?? randomUUID()
  return {
    cause: `order/${orderId}`,
    orderId,
    orderNumber: 'ORD-000042',
    currency: 'EUR',
    buyer,
    lines: [sampleInvoiceLine()],
    treatment: treatTax({ country: 'DE', mode: 'Inclusive', rate: 0.19 }, null),
    paidWith: 'Visa ending in 4242',
    now,
    ...change,
  }
}

const write = (change: Partial<ToInvoice> = {}) => db.transaction().execute((tx) => writeInvoice(tx, toInvoice(change)))
const credit = (cause: string, invoiceId: string, line = sampleInvoiceLine()) =>
  db.transaction().execute((tx) => writeCreditNote(tx, { cause, invoiceId, lines: [line], now }))

const indexesOf = async (kind: 'Invoice' | 'CreditNote') =>
  (await db.selectFrom('invoices').select('index').where('kind', '=', kind).orderBy('index').execute()).map(({ index }) => index)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('§6 numbers have no gaps: many at once, every third undone', async () => {
  const before = (await indexesOf('Invoice')).length
  const tries = upTo(30).map((index) =>
    db.transaction().execute(async (tx) => {
      const written = await writeInvoice(tx, toInvoice())
      if (index % 3 === 0) throw new Error('undone')
      return written.number
    }),
  )
  const ended = await Promise.allSettled(tries)
  const numbers = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(new Set(numbers).size).toBe(20)
  expect(await indexesOf('Invoice')).toEqual(upTo(before + 20))
})

test('the same cause makes one invoice, also when it is told many times at once', async () => {
  const orderId = randomUUID()
  const written = await Promise.all(upTo(6).map(() => write({ orderId })))
  expect(new Set(written.map(({ number }) => number)).size).toBe(1)
  expect(await listInvoices(db, orderId)).toHaveLength(1)
})

test('an invoice keeps seller, buyer, lines, tax and totals of its day', async () => {
  const orderId = randomUUID()
  await write({ orderId, treatment: treatTax({ country: 'DE', mode: 'Inclusive', rate: 0.19 }, 'DE 136 695 976') })
  const [invoice] = await listInvoices(db, orderId)
  expect(invoice).toMatchObject({
    kind: 'Invoice',
    issuedAt: now,
    content: {
      seller: { taxId: 'DE136695976' },
      buyer: { ...buyer, taxId: 'DE136695976' },
      lines: [{ what: 'Tape One, Perpetual' }],
      tax: { rate: 0.19, isReversed: true, note: expect.stringContaining('Reverse charge') },
      total: { original: 13_900, discount: 2_000, due: 11_900 },
    },
  })
})

test('an invoice is never changed or removed', async () => {
  const { id } = await write()
  await expect(db.updateTable('invoices').set({ number: 'X' }).where('id', '=', id).execute()).rejects.toThrow('permission denied')
  await expect(db.deleteFrom('invoices').where('id', '=', id).execute()).rejects.toThrow('permission denied')
})

test('a credit note has its own row of numbers, names the invoice, and never takes back more than it', async () => {
  const orderId = randomUUID()
  const invoice = await write({ orderId })
  const half = sampleInvoiceLine({ original: 5_950, discount: 0, subtotal: 5_950, tax: 950, due: 5_950 })
  const first = await credit('refund/1', invoice.id, half)
  expect(await credit('refund/1', invoice.id, half)).toEqual(first)
  await credit('refund/2', invoice.id, half)
  await expect(credit('refund/3', invoice.id, sampleInvoiceLine({ due: 1, tax: 0 }))).rejects.toThrow('more than invoice')
  expect(await indexesOf('CreditNote')).toEqual([1, 2])
  const [, note] = await listInvoices(db, orderId)
  expect(note).toMatchObject({
    number: 'CN-000001',
    correctsId: invoice.id,
    content: { corrects: invoice.number, total: { due: 5_950 } },
  })
  await expect(credit('refund/4', first.id, half)).rejects.toThrow('no invoice')
})

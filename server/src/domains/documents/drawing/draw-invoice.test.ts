import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Invoice } from '../invoices/invoice.views.ts'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { sampleInvoice, sampleInvoiceLine } from '../invoices/sample-invoice.ts'
import { drawInvoice } from './draw-invoice.ts'

const invoice = (content: InvoiceContent, change: Partial<Invoice> = {}): Invoice => ({
  id: 'ivc_1',
  kind: 'Invoice',
  number: 'INV-000123',
  cause: 'order/0b1f6f3e-8f2c-4f0e-9d53-6d8a1c0f7a11',
  orderId: '0b1f6f3e-8f2c-4f0e-9d53-6d8a1c0f7a11',
  correctsId: null,
  content,
  issuedAt: new Date('2030-03-01T12:00:00Z'),
  ...change,
})

const read = async (drawn: Invoice) => {
  const pdf = await getDocumentProxy(new Uint8Array(await drawInvoice(drawn)))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), totalPages }
}

test('§6 an invoice names its number, the day, both sides, every line, the tax and the total', async () => {
  const { text, totalPages } = await read(invoice(sampleInvoice()))
  for (const message of [
    'INV-000123',
    '1 March 2030',
    'Order ORD-000042',
    'Soundfair Demo GmbH',
    'VAT DE136695976',
    'Casey Example',
    '10119 Berlin',
    'Tape One, Perpetual by Lowtide, reduced by €20.00 1 €139.00 €139.00',
    'Subtotal €139.00',
    'Discount −€20.00',
    'Total €119.00',
    'Without VAT €100.00',
    'VAT 19% (Germany) €19.00',
    'Visa ending in 4242',
  ]) {
    expect(text).toContain(message)
  }
  expect(totalPages).toBe(1)
})

test('§6 an invoice without tax says why', async () => {
  const lines = [sampleInvoiceLine({ tax: 0, due: 10_000 })]
  const buyer = { ...sampleInvoice().buyer, businessName: 'Klangwerk GmbH', taxId: 'DE811569869' }
  const tax = { country: 'DE', rate: 0.19, mode: 'Inclusive', isReversed: true, note: 'Reverse charge: the recipient pays.' } as const
  const { text } = await read(invoice(sampleInvoice({ lines, buyer, tax })))
  for (const message of [
    'Klangwerk GmbH',
    'VAT DE811569869',
    'Less VAT of 19% −€19.00',
    'Total €100.00',
    'Reverse charge: the recipient pays.',
  ]) {
    expect(text).toContain(message)
  }
})

test('a credit note names the invoice and what went back', async () => {
  const { text } = await read(invoice(sampleInvoice({ corrects: 'INV-000007' }), { kind: 'CreditNote', number: 'CN-000001' }))
  expect(text).toMatch(/^Credit note/)
  for (const message of ['CN-000001', 'For invoice INV-000007', '€119.00 refunded on 1 March 2030', 'Total refunded €119.00'])
    expect(text).toContain(message)
})

test('an invoice that takes the place of another says when it was sold and paid, and the credit note before it that nothing was returned', async () => {
  const { text } = await read(invoice({ ...sampleInvoice(), replaces: 'INV-000007', suppliedOn: '2029-12-30T10:00:00.000Z' }))
  for (const message of [
    'Replaces INV-000007',
    'Date of issue 1 March 2030',
    'Date of supply 30 December 2029',
    'paid on 30 December 2029',
  ])
    expect(text).toContain(message)
  const credit = { kind: 'CreditNote', number: 'CN-000009' } as const
  const { text: before } = await read(invoice({ ...sampleInvoice(), corrects: 'INV-000007', isCorrection: true }, credit))
  expect(before).toContain('INV-000007 is replaced')
  expect(before).not.toContain('returned')
})

test('names in other scripts stay readable, and fifty lines go on several pages', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => sampleInvoiceLine({ what: `Pack ${index + 1}` }))
  const buyer = { ...sampleInvoice().buyer, name: 'Łukasz Őry Ελένη Дмитрий 山田太郎' }
  const { text, totalPages } = await read(invoice(sampleInvoice({ lines, buyer, currency: 'JPY' })))
  expect(text).toContain('Łukasz Őry Ελένη Дмитрий 山田太郎')
  expect(text).toContain('Pack 50')
  expect(text).toContain('Total ¥595,000')
  expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
  expect(totalPages).toBeGreaterThan(2)
})

test('whatever stands in it, an invoice is drawn', async () => {
  const what = `${'x'.repeat(400)} \u0000 \ud83c <b>&amp;</b> مرحبا 🎛️`
  const { text } = await read(invoice(sampleInvoice({ lines: [sampleInvoiceLine({ what, by: '' })], tax: null })))
  expect(text).toContain('Total €119.00')
})

test('what was drawn before leaves no trace: every letter can still be read', async () => {
  const named = (name: string) => read(invoice(sampleInvoice({ buyer: { ...sampleInvoice().buyer, name } })))
  expect((await named('Ýr Åkesson')).text).toContain('Ýr Åkesson')
  expect((await named('York Yates')).text).toContain('York Yates')
})

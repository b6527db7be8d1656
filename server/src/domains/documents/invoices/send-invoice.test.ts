import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { lockOrder, setDetails } from '#domains/orders/index.ts'
import { treatTax } from '#domains/pricing/index.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { openTestShop } from '../../../../testing/test-shop.ts'
import { listWaitingJobs } from '../../../../testing/waiting-jobs.ts'
import { sampleInvoice, sampleInvoiceLine } from './sample-invoice.ts'
import { sendInvoice, sendInvoiceJob } from './send-invoice.ts'
import { writeCreditNote } from './write-credit-note.ts'
import { writeInvoice } from './write-invoice.ts'

const shop = await openTestShop()
const { db } = shop.database
const now = shop.clock.now()
const deps = {
  db,
  publicUrl: shop.config.publicUrl,
  supportEmail: shop.config.mail.support,
  problemLink: (id: string) => `https://shop.test/support?about=${id}`,
}

type ReceiptMail = { to: string; subject: string; text: string; attachments: { name: string; content: string }[] }
const waiting = async (key: string) => (await listWaitingJobs<ReceiptMail>(db)).filter((job) => job.key === key)

const write = () =>
  db.transaction().execute(async (tx) => {
    const orderId = randomUUID()
    const { taxId: _none, ...buyer } = sampleInvoice().buyer
    const treatment = treatTax({ country: 'DE', mode: 'Inclusive', rate: 0.19 }, null)
    const lines = [sampleInvoiceLine({ quantity: 2 })]
    const cause = `order/${orderId}`
    const invoice = await writeInvoice(tx, {
      cause,
      orderId,
      orderNumber: 'ORD-000042',
      currency: 'EUR',
      buyer,
      lines,
      treatment,
      paidWith: null,
      now,
    })
    await addJobs(tx, [sendInvoiceJob(invoice.id)])
    return { ...invoice, orderId }
  })

test('§6 a receipt mail follows, with the numbered invoice as a PDF, once', async () => {
  const invoice = await write()
  expect(await waiting(`invoice:${invoice.id}`)).toHaveLength(1)
  await sendInvoice(deps, invoice.id)
  await sendInvoice(deps, invoice.id)
  const mails = await waiting(`mail:${invoice.id}`)
  expect(mails).toHaveLength(1)
  const email = mails[0]?.payload
  expect(email).toMatchObject({ to: 'casey@example.test', subject: `Your receipt from Soundfair, ${invoice.number}` })
  for (const text of [
    'Tape One, Perpetual × 2: €139.00',
    'Discount: −€20.00',
    'Total: €119.00',
    'VAT 19% (Germany): €19.00',
    '/sign-in?to=%2Faccount%2Flicenses',
    // Nobody has proved this address: two mails come, and the receipt says which of them opens the account.
    'Open your account with our e-mail “Confirm your account to see your licenses”',
  ]) {
    expect(email?.text).toContain(text)
  }
  expect(email?.attachments[0]?.name).toBe(`${invoice.number}.pdf`)
  expect(
    Buffer.from(email?.attachments[0]?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the receipt repeats what the buyer agreed to at checkout', async () => {
  const invoice = await write()
  const text = 'I want it right away.'
  await db.transaction().execute(async (tx) => {
    await lockOrder(tx, invoice.orderId, 'EUR', now)
    const consent = { text, at: now.toISOString(), address: '192.0.2.1' }
    await setDetails(tx, invoice.orderId, { customer: null, secretHash: null, consent, seen: null, userId: null, now })
  })
  await sendInvoice(deps, invoice.id)
  expect((await waiting(`mail:${invoice.id}`))[0]?.payload.text).toContain(`At checkout you agreed to this: “${text}”`)
})

test('a credit note has a mail of its own', async () => {
  const invoice = await write()
  const note = await db
    .transaction()
    .execute((tx) => writeCreditNote(tx, { cause: `refund/${invoice.id}`, invoiceId: invoice.id, lines: [sampleInvoiceLine()], now }))
  await sendInvoice(deps, note.id)
  const [mail] = await waiting(`mail:${note.id}`)
  expect(mail?.payload.subject).toBe(`Your refund from Soundfair, ${note.number}`)
  expect(mail?.payload.text).toContain('Total: €119.00')
  expect(mail?.payload.attachments[0]?.name).toBe(`${note.number}.pdf`)
})

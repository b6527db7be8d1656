import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import * as contract from '#contract/documents/documents.ts'
import * as identity from '#contract/identity/identity.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { addAccount, samplePassword } from '../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'

const money = await openMoneyShop()
const { db, app } = money
await addCreator(db, { id: 'lowtide', name: 'Lowtide' })
await addProduct(db, 'lowtide/tape-one')

const buyer = async (name = 'Casey Ødegård') => {
  const { id, email } = await addAccount(db, { name })
  const browser = openBrowser(app)
  await browser.call(identity.signIn, { query: { email }, body: samplePassword })
  const cart = await money.buyer({ browser, email }).fill([item('lowtide/tape-one')])
  await cart.pay()
  await money.settleDown()
  const [license] = await money.licensesOf(cart.orderId)
  return { id, email, browser, orderId: cart.orderId, licenseId: license?.id ?? '' }
}

const textOf = async (pdf: Buffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

const casey = await buyer()
const other = await buyer('Robin')

const receiptsOf = async ({ browser }: typeof casey) =>
  (await browser.call(contract.listReceipts, {})).json() as { items: contract.Receipt[]; hasMore: boolean; next: string | null }

test('every paid order is a receipt with its invoice', async () => {
  const { items, hasMore, next } = await receiptsOf(casey)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ orderId: casey.orderId, what: ['Tape One'], total: { currency: 'USD', amount: 79 } })
  expect(items[0]?.documents.map(({ kind }) => kind)).toEqual(['Invoice'])
  expect([hasMore, next]).toEqual([false, null])
})

test('an invoice comes as PDF, for the buyer alone', async () => {
  const documentId = (await receiptsOf(casey)).items[0]?.documents[0]?.id ?? ''
  const answer = await casey.browser.call(contract.getDocument, { params: { documentId } })
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="INV-\d+\.pdf"$/)
  expect(await textOf(answer.rawPayload)).toContain('Tape One')
  expectProblem(await other.browser.call(contract.getDocument, { params: { documentId } }), 404)
})

test('the certificate says who holds a license for what, and since when', async () => {
  const answer = await casey.browser.call(contract.getCertificate, { params: { licenseId: casey.licenseId } })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="Tape One certificate.pdf"')
  const text = await textOf(answer.rawPayload)
  for (const message of [
    'Casey Ødegård',
    casey.email,
    'Tape One',
    'by Lowtide',
    casey.licenseId,
    '1 March 2030, bought',
    'no end date',
    '3 at a time',
  ])
    expect(text).toContain(message)
})

test('nobody gets the certificate of another’s license, nor of one that was revoked', async () => {
  const params = { licenseId: casey.licenseId }
  expectProblem(await other.browser.call(contract.getCertificate, { params }), 404)
  await db
    .updateTable('licenses')
    .set({ status: 'Revoked', revoked_because: ['refund'] })
    .where('id', '=', casey.licenseId)
    .execute()
  expectProblem(await casey.browser.call(contract.getCertificate, { params }), 404)
})

test('an address nobody confirmed shows nothing', async () => {
  await db.updateTable('users').set({ confirmed_at: null }).where('id', '=', other.id).execute()
  expect((await receiptsOf(other)).items).toEqual([])
})

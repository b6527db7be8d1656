import { writeFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/account.ts'
import { getOrderEvidence } from '#contract/sales/evidence.ts'
import { listOrderMails } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import { expectProblem } from '../../../../../testing/expect-problem.ts'
import { openRefundShop } from '../../../../../testing/refund-shop.ts'
import { addRelease } from '../../../../../testing/sample-release.ts'

const { money, db, signIn, buy, refund } = await openRefundShop()
const support = await signIn({ staff: ['CustomerSupport'] })
await addRelease(db, money.shop.files, 'lowtide/tape-one')
const bought = await buy(['lowtide/tape-one', 'glasshouse/pane'])
const { orderId } = bought

const readEvidence = async (id: string) => {
  const answer = await support.call(getOrderEvidence, { params: { orderId: id } })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  if (process.env.KEEP_PDF) writeFileSync(`${process.env.KEEP_PDF}/evidence-${id.slice(0, 4)}.pdf`, answer.rawPayload)
  return { answer, text: text.replaceAll(/\s+/g, ' '), totalPages }
}

/** As if a device had been activated and a file fetched with a license of the order. */
const useLicenses = async (devices: number): Promise<void> => {
  const license = (await money.licensesOf(orderId)).find(({ product_id }) => product_id === 'tape-one')
  const build = await db.selectFrom('builds').select(['id', 'size']).orderBy('id').limit(1).executeTakeFirstOrThrow()
  for (let index = 0; index < devices; index++) {
    await db
      .insertInto('activations')
      .values({
        id: newId('act', money.now()),
        license_id: license?.id ?? '',
        device_signature: `signature ${index}`,
        device_name: `Casey’s studio machine with a long name ${index}`,
        status: index === 0 ? 'Active' : 'Revoked',
        method: 'Online',
        platform: 'macOS',
        app_version: '1.0.0',
        first_validated_at: money.now(),
        last_validated_at: money.now(),
      })
      .execute()
    await db
      .insertInto('downloads')
      .values({
        id: newId('dld', money.now()),
        build_id: build.id,
        license_id: license?.id ?? null,
        user_id: null,
        granted_by: 'license',
        network: '203.0.113.0/24',
        device: 'Safari on a Mac',
        started_at: money.now(),
        finished_at: money.now(),
        total: build.size ?? 0,
        bytes_sent: build.size ?? 0,
        has_end: true,
      })
      .execute()
  }
}

test('the evidence of an order has its lines, the consent, networks, mails and invoices, and says what there is not', async () => {
  const { answer, text } = await readEvidence(orderId)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="evidence-ORD-\d{6}\.pdf"$/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  for (const sentence of [
    'Evidence',
    'The order',
    bought.email,
    'Before paying, the buyer agreed to this',
    'From network',
    'Address and network',
    'Country of the address',
    'Paid from network',
    'Succeeded',
    'Accepted by the buyer’s mail server',
    'Nothing was downloaded',
    'None of the licenses of this order was activated',
    'Copies of them follow on the next pages',
    'Bill to',
  ])
    expect(text).toContain(sentence)
})

test('mails about an order are noted when the mail server has them, once', async () => {
  const mails = await listOrderMails(db, orderId)
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.every(({ email, sent_at }) => email === bought.email && sent_at <= money.now())).toBe(true)
  const { text } = await readEvidence(orderId)
  expect(text).toContain(mails[0]?.subject)
  await money.settleDown()
  expect(await listOrderMails(db, orderId)).toEqual(mails)
})

test('downloads and activations are shown over as many pages as they take, and a dispute’s refund with its credit note', async () => {
  const before = await readEvidence(orderId)
  await useLicenses(60)
  await refund(orderId)
  await money.settleDown()
  const { text, totalPages } = await readEvidence(orderId)
  expect(totalPages).toBeGreaterThan(before.totalPages + 3)
  expect(text).toContain('Casey’s studio machine with a long name 59')
  expect(text).toContain('203.0.113.0/24')
  expect(text).toContain('Refunds')
  expect(text).toContain('Credit to')
  expect(text).toContain(`Page ${totalPages} of ${totalPages}`)
})

test('mails about an order lose their address with the account, and stay', async () => {
  const addresses = async () => (await db.selectFrom('users').select('email').execute()).map(({ email }) => email)
  const known = await addresses()
  const leaving = await signIn({})
  const email = (await addresses()).find((one) => !known.includes(one)) ?? ''
  const before = await listOrderMails(db, orderId)
  await db.updateTable('sent_mails').set({ email: email.toUpperCase() }).where('order_id', '=', orderId).execute()
  expect((await leaving.call(deleteAccount, { body: { email } })).statusCode).toBe(204)
  expect(await listOrderMails(db, orderId)).toEqual(before.map((mail) => ({ ...mail, email: '' })))
  expect((await readEvidence(orderId)).text).toContain('deleted account')
})

test('it is for whoever handles disputes, and an order that is not there has none', async () => {
  const params = { orderId }
  for (const role of ['CreatorSupport', 'QA'])
    expectProblem(await (await signIn({ staff: [role] })).call(getOrderEvidence, { params }), 403)
  expectProblem(await support.call(getOrderEvidence, { params: { orderId: '11111111-1111-4111-8111-111111111111' } }), 404)
})

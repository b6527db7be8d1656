import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import type { OrderEvent } from '#contract/sales/order-story.ts'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards, item, openMoneyShop, someAddress } from '../../../../testing/money-shop.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'

const money = await openMoneyShop()
const { app, db } = money
await addCreator(db, { id: 'lowtide' })
for (const path of ['lowtide/tape-one', 'lowtide/tape-two']) await addProduct(db, path)
const addStaff = (role: StaffRole) => addUser(db, { email: `${role}@soundfair.test`, name: `${role} Lind`, staffRoles: [role] })
const support = await addStaff('CustomerSupport')
const reader = await addStaff('CreatorSupport')
const qa = await addStaff('QA')

const sell = async (card?: string) => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one'), item('lowtide/tape-two')])
  expect((await buyer.pay(card)).json().status).toBeTruthy()
  money.later(60)
  await money.settleDown()
  return buyer
}
const at = (orderId: string, path = '') => `/api/admin/orders/${orderId}${path}`
const read = async (orderId: string): Promise<OrderSale> => (await callAs(app, support, at(orderId))).json()
const story = async (orderId: string): Promise<OrderEvent[]> => {
  const answer = await callAs(app, reader, at(orderId, '/timeline'))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().events
}
const post = (orderId: string, path: string, payload: object = {}, who = support) =>
  callAs(app, who, at(orderId, path), { method: 'POST', payload })
const mailsTo = async (email: string) => {
  await money.settleDown()
  return db.selectFrom('sent_mails').select(['kind', 'subject', 'order_id']).where('email', '=', email).orderBy('at').execute()
}

test('16.4 the whole story of an order is one timeline, the newest first, with the provider’s references', async () => {
  const { orderId, email } = await sell(cards.slow)
  const [line] = (await read(orderId)).sales[0]?.lines ?? []
  await post(orderId, '/refunds', { lineIds: [line?.id], reason: 'Bought twice' })
  money.later(60)
  await money.settleDown()
  const events = await story(orderId)
  const payment = await db.selectFrom('payments').select('provider_id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  expect(events.map(({ at: when }) => when)).toEqual(
    events
      .map(({ at: when }) => when)
      .toSorted()
      .reverse(),
  )
  expect([...new Set(events.map(({ kind }) => kind))].sort()).toEqual([
    'cart',
    'invoice',
    'license',
    'mail',
    'payment',
    'refund',
    'webhook',
  ])
  expect(events.find(({ text }) => text === 'Paid')?.reference).toBe(payment.provider_id)
  expect(events.find(({ kind }) => kind === 'webhook')?.text).toMatch(/^Sandbox sent /)
  expect(events.find(({ text }) => text === 'Refund requested')).toMatchObject({ by: 'CustomerSupport Lind', note: 'Bought twice' })
  expect(events.find(({ kind, text }) => kind === 'mail' && text.includes('receipt'))?.note).toBe(email)
  expect(events.filter(({ text }) => /^(Credit note|Invoice)/.test(text))).toHaveLength(2)
})

test('16.4 the receipt is sent again, once however many press at once', async () => {
  const { orderId, email } = await sell()
  const answers = await Promise.all([post(orderId, '/receipt'), post(orderId, '/receipt')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'receipt')).toHaveLength(2)
  expect((await story(orderId)).find(({ kind }) => kind === 'staff')).toMatchObject({
    text: 'Receipt sent again',
    by: 'CustomerSupport Lind',
  })
})

const correction = (order: OrderSale, change: object = {}) => ({
  standing: order.standing?.number,
  name: 'Casey Quill',
  businessName: 'Quill Studio',
  email: order.customer.email,
  address: { ...someAddress, streetAddress1: '2 Side Street' },
  ...change,
})

test('16.4 the invoice’s address is corrected by a credit note and a new invoice; no number is left out and the books stay equal', async () => {
  const { orderId, email } = await sell()
  const before = await read(orderId)
  const answers = await Promise.all([1, 2].map(() => post(orderId, '/invoice', correction(before))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(answers.map(({ body }) => body).join()).toContain('Someone else has corrected this invoice')
  const after = await read(orderId)
  expect(after.standing).toMatchObject({ name: 'Casey Quill', businessName: 'Quill Studio', address: { streetAddress1: '2 Side Street' } })
  expect(after.invoices.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['Invoice', before.due],
    ['Invoice', before.due],
    ['CreditNote', before.due],
  ])
  expect(await money.broken()).toEqual([])
  const [, corrected] = (await mailsTo(email)).filter(({ kind }) => kind === 'receipt' || kind === 'invoice-corrected')
  expect(corrected).toMatchObject({ kind: 'invoice-corrected', order_id: orderId })

  // What is given back later is taken back from the invoice that stands, and that can be corrected too.
  const [line, other] = after.sales[0]?.lines ?? []
  await post(orderId, '/refunds', { lineIds: [line?.id], reason: 'Changed their mind' })
  await money.settleDown()
  const third = await post(orderId, '/invoice', correction(await read(orderId), { name: 'Casey' }))
  expect(third.statusCode, third.body).toBe(201)
  const last = await read(orderId)
  expect(last.invoices.find(({ number }) => number === last.standing?.number)?.amount).toEqual(other?.due)
  await post(orderId, '/refunds', { reason: 'The rest too' })
  await money.settleDown()
  expectProblem(await post(orderId, '/invoice', correction(await read(orderId))), 409)
  expect(await money.broken()).toEqual([])
})

test('another country, or an address that is none, is refused at its field', async () => {
  const { orderId } = await sell()
  const order = await read(orderId)
  const other = await post(orderId, '/invoice', correction(order, { address: { ...someAddress, countryCode: 'DE', postCode: '10115' } }))
  expect(other.json().errors['address.countryCode'][0]).toContain('taxed differently')
  const broken = await post(orderId, '/invoice', correction(order, { address: { ...someAddress, postCode: '1' } }))
  expect(Object.keys(broken.json().errors)).toEqual(['address.postCode'])
  expect((await read(orderId)).invoices).toHaveLength(1)
})

test('a part of the same country that is taxed differently is refused too', async () => {
  const spain = {
    countryCode: 'ES',
    streetAddress1: 'Calle Mayor 1',
    streetAddress2: null,
    locality: 'Madrid',
    region: 'Madrid',
    postCode: '28013',
  }
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  await buyer.save({ address: spain })
  expect((await buyer.pay()).json().status).toBe('Completed')
  await money.settleDown()
  const islands = { ...spain, locality: 'Las Palmas', region: 'Las Palmas', postCode: '35001' }
  const refused = await post(buyer.orderId, '/invoice', correction(await read(buyer.orderId), { address: islands }))
  expect(expectProblem(refused, 400).errors?.['address.postCode']?.[0]).toContain('taxed differently')
  expect((await read(buyer.orderId)).invoices).toHaveLength(1)
})

test('16.4 an order moves to another account with its licenses; both are told, and it can be moved back', async () => {
  const { orderId, email } = await sell()
  const robin = await addUser(db, { email: 'robin@example.test', name: 'Robin' })
  const { account } = await read(orderId)
  const preview = (await callAs(app, support, at(orderId, '/move?email=robin%40example.test'))).json()
  expect(preview).toMatchObject({
    from: { email },
    to: { id: robin.id, isConfirmed: true },
    licenses: 2,
    subscriptions: 0,
    hindrance: null,
  })
  const move = { email: 'robin@example.test', reason: 'Bought with a wrong address', from: account?.id }
  const answers = await Promise.all([1, 2].map(() => post(orderId, '/move', move)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.map(({ body }) => body).join()).toContain('Someone else has moved this order')
  const owners = await db.selectFrom('licenses').select('user_id').distinct().where('order_id', '=', orderId).execute()
  expect(owners).toEqual([{ user_id: robin.id }])
  expect((await read(orderId)).account).toMatchObject({ id: robin.id })
  const [license] = await db.selectFrom('licenses').select('id').where('order_id', '=', orderId).execute()
  const { events } = (await callAs(app, support, `/api/admin/licenses/${license?.id}`)).json()
  expect(events[0]).toMatchObject({ kind: 'Transferred', by: 'Staff', actor: 'CustomerSupport Lind', note: 'Bought with a wrong address' })
  expect((await mailsTo('robin@example.test')).map(({ kind }) => kind)).toEqual(['order-moved'])
  expect((await mailsTo(email)).map(({ subject }) => subject).at(-1)).toContain('was moved to another account')
  expect(await money.broken()).toEqual([])
  const [logged] = (await story(orderId)).filter(({ kind }) => kind === 'staff')
  expect(logged).toMatchObject({ text: 'Moved to another account', by: 'CustomerSupport Lind', note: 'Bought with a wrong address' })
  const back = await post(orderId, '/move', { email, reason: 'Moved back', from: robin.id })
  expect(back.json().to).toMatchObject({ id: account?.id })
  expect((await mailsTo('robin@example.test')).map(({ subject }) => subject).at(-1)).toContain('was moved to another account')
})

test('an address without an account gets one, with the mail that opens it; the same account is refused', async () => {
  const { orderId, email } = await sell()
  const { account } = await read(orderId)
  const preview = (await callAs(app, support, at(orderId, '/move?email=new-one%40example.test'))).json()
  expect(preview).toMatchObject({ to: null, licenses: 2 })
  expect((await post(orderId, '/move', { email: 'new-one@example.test', reason: 'A slip', from: account?.id })).statusCode).toBe(200)
  expect((await mailsTo('new-one@example.test')).map(({ kind }) => kind).sort()).toEqual(['confirm-account', 'order-moved'])
  const { account: other } = await read(orderId)
  expectProblem(await post(orderId, '/move', { email: 'new-one@example.test', reason: 'Again', from: other?.id }), 409)
  expect(email).not.toBe('new-one@example.test')
})

test('who may look at the story, and who may act', async () => {
  const { orderId } = await sell()
  expectProblem(await callAs(app, qa, at(orderId, '/timeline')), 403)
  for (const [path, body] of [
    ['/receipt', {}],
    ['/invoice', correction(await read(orderId))],
    ['/move', { email: 'a@example.test', reason: 'x', from: null }],
  ] as const)
    expectProblem(await post(orderId, path, body, reader), 403)
  expectProblem(await callAs(app, support, at('11111111-1111-4111-8111-111111111111', '/timeline')), 404)
})

import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/identity/account.ts'
import type { Conversation } from '#contract/support/conversations.ts'
import * as contract from '#contract/support/conversations.ts'
import * as questions from '#contract/support/creator-questions.ts'
import { contactSupport, getAskedOrder } from '#contract/support/support.ts'
import { actingAsStaff, callAs } from '../../../testing/call-as.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { addRecurring, day, openSubscriber, renewAll } from '../../../testing/subscriber.ts'
import { waitingMail } from '../../../testing/waiting-mail.ts'
import { describeConversation } from './conversations/conversation.views.ts'

const money = await openMoneyShop()
const { app, db } = money
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
await addProduct(db, 'lowtide/tape-one')
const support = await addUser(db, { email: 'support@soundfair.test', name: 'Sam', staffRoles: ['CustomerSupport'] })
const dev = await addUser(db, { email: 'dev@lowtide.test', name: 'Dev', teams: { lowtide: ['PluginDeveloper'] } })
const marketing = await addUser(db, { email: 'marketing@lowtide.test', teams: { lowtide: ['Marketing'] } })
const stranger = await addUser(db, { email: 'pane@glasshouse.test', teams: { glasshouse: ['Admin'] } })

const casey = await addUser(db, { email: 'casey@example.test', name: 'Casey' })
const buyer = money.buyer({ email: casey.email })
await buyer.fill([item('lowtide/tape-one')])
await buyer.pay()
await money.settleDown()
const { orderId } = buyer

const proofIn = (text = ''): string => decodeURIComponent(/support\?about=([^#\s]+)#contact/.exec(text)?.[1] ?? '')
const receipt = (await money.shop.mail.onDisk?.list())?.find(({ subject }) => subject.startsWith('Your receipt'))
const orderProof = proofIn(receipt?.text)

const message = { name: 'Casey', email: casey.email, subject: 'No sound', message: 'It is silent.' }
const write = (change: object, who?: SampleUser) =>
  app.inject({
    method: 'POST',
    url: contactSupport.path,
    payload: { ...message, ...change },
    remoteAddress: newAddress(),
    headers: who ? { cookie: who.cookie } : {},
  })
const newest = async (subject: string): Promise<Conversation> => {
  const { id } = await db.selectFrom('conversations').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()
  return (await callAs(app, support, contract.getConversation.path.replace('{conversationId}', id))).json()
}
const readProof = (proof: string) =>
  app.inject({ url: `${getAskedOrder.path}?${new URLSearchParams({ orderProof: proof })}`, remoteAddress: newAddress() })

test('16.7 every receipt has a way to write about its order, which whoever has the mail may use without signing in', async () => {
  expect(orderProof).not.toBe('')
  expect((await readProof(orderProof)).json()).toEqual({ orderNumber: 'ORD-000001', what: ['Tape One'] })
  expect((await write({ subject: 'By receipt', orderProof })).statusCode).toBe(202)
  expect(await newest('By receipt')).toMatchObject({
    orderId,
    orderNumber: 'ORD-000001',
    topic: 'Order',
    customerId: null,
    creators: [{ id: 'lowtide' }],
    licenses: [{ status: 'Active' }],
  })
})

test('16.7 a customer chooses among their own orders; nothing about an order leaks to strangers', async () => {
  expect((await write({ subject: 'Signed in', orderId }, casey)).statusCode).toBe(202)
  expect(await newest('Signed in')).toMatchObject({ orderId, customerId: casey.id })
  const missing = '11111111-1111-4111-8111-111111111111'
  for (const [change, who] of [
    [{ orderId }, undefined],
    [{ orderId }, stranger],
    [{ orderId: missing }, stranger],
    [{ orderProof: 'made-up' }, undefined],
    [{ orderProof: `${orderProof.slice(0, -2)}xx` }, undefined],
  ] as const) {
    expectProblem(await write({ subject: 'Leak', ...change }, who), 404)
  }
  for (const proof of ['none', `${orderProof}x`, orderId]) expectProblem(await readProof(proof), 404)
  expect(await db.selectFrom('conversations').select('id').where('subject', '=', 'Leak').execute()).toEqual([])
})

test('16.7 staff say which order and license it is about', async () => {
  await write({ subject: 'Which one' })
  const { id, version } = await newest('Which one')
  const set = (body: object) =>
    callAs(app, support, contract.setConversationSubject.path.replace('{conversationId}', id), {
      method: 'PUT',
      payload: { topic: 'License', orderNumber: '', licenseId: '', version, ...body },
    })
  expect(expectProblem(await set({ orderNumber: 'ORD-999999' }), 400).errors).toEqual({
    orderNumber: ['There is no order with this number'],
  })
  const license = await db.selectFrom('licenses').select('id').executeTakeFirstOrThrow()
  const changed = (await set({ orderNumber: 'ord-1', licenseId: license.id })).json()
  expect(changed).toMatchObject({ topic: 'License', orderNumber: 'ORD-000001', licenseId: license.id, licenses: [{ id: license.id }] })
  expectProblem(await set({}), 409)
})

test('16.7 the creator is asked where it is theirs: the team answers in the studio, and never hears who the customer is', async () => {
  await write({ subject: 'For the maker', orderProof })
  const { id } = await newest('For the maker')
  const path = contract.askCreator.path.replace('{conversationId}', id)
  const asked = await callAs(app, support, path, { method: 'POST', payload: { creatorId: 'lowtide', question: 'Does it run on a Pi?' } })
  expect(asked.json()).toMatchObject({ openQuestions: 1, questions: [{ creator: { id: 'lowtide' }, askedBy: 'Sam', answer: null }] })
  const [mail] = await waitingMail(db, dev.email)
  expect(mail?.subject).toBe('Support asks: For the maker')
  expect(mail?.text).not.toMatch(/casey/i)
  expect(await waitingMail(db, marketing.email)).toEqual([])

  const seen = (await callAs(app, dev, questions.listCreatorQuestions.path)).json()
  expect(JSON.stringify(seen)).not.toMatch(/casey/i)
  const questionId = seen.items[0].id
  const answer = (who: SampleUser) =>
    callAs(app, who, questions.answerCreatorQuestion.path.replace('{questionId}', questionId), {
      method: 'POST',
      payload: { answer: 'From 2.0 on.' },
    })
  expect((await callAs(app, stranger, questions.listCreatorQuestions.path)).json().items).toEqual([])
  expectProblem(await answer(stranger), 404)
  expectProblem(await answer(marketing), 403)
  expect((await answer(dev)).json()).toMatchObject({ answer: 'From 2.0 on.', answeredBy: 'Dev' })
  expect(expectProblem(await answer(dev), 409).detail).toBe('Someone on your team has already answered this.')
  expect(await newest('For the maker')).toMatchObject({ openQuestions: 0, questions: [{ answer: 'From 2.0 on.', answeredBy: 'Dev' }] })
  expect((await callAs(app, dev, `${questions.listCreatorQuestions.path}?show=answered`)).json().items).toHaveLength(1)
})

test('a team never learns who of the staff answered in its place', async () => {
  await write({ subject: 'Answered by us', orderProof })
  const { id } = await newest('Answered by us')
  const path = contract.askCreator.path.replace('{conversationId}', id)
  await callAs(app, support, path, { method: 'POST', payload: { creatorId: 'lowtide', question: 'Is it out?' } })
  const clerk = await addUser(db, { email: 'creators@soundfair.test', name: 'Secret Name', staffRoles: ['CreatorSupport'] })
  const acting = await actingAsStaff(db, clerk, 'lowtide')
  const [open] = (await callAs(app, acting, questions.listCreatorQuestions.path)).json().items
  const answered = await callAs(app, acting, questions.answerCreatorQuestion.path.replace('{questionId}', open.id), {
    method: 'POST',
    payload: { answer: 'It is.' },
  })
  expect(answered.statusCode, answered.body).toBe(200)
  const seen = await callAs(app, dev, `${questions.listCreatorQuestions.path}?show=answered`)
  expect(seen.body).not.toContain('Secret Name')
  expect(seen.json().items).toContainEqual(expect.objectContaining({ answer: 'It is.', answeredBy: 'Soundfair staff' }))
})

test('what an account wrote goes with it when it is deleted, and is in the copy of its data before', async () => {
  const gone = await addUser(db, { email: 'gone@example.test', name: 'Gone' })
  await write({ subject: 'To be forgotten', name: 'Gone', email: gone.email }, gone)
  const copy = (await callAs(app, gone, exportAccount.path)).json()
  expect(copy.messagesToSupport).toMatchObject([{ subject: 'To be forgotten', message: message.message }])
  const { id } = await newest('To be forgotten')
  await money.settleDown()
  const mailOf = async () => (await callAs(app, support, `/api/admin/mails/${id}`)).json()
  expect((await mailOf()).message.text).toContain(message.message)
  const deleted = await callAs(app, gone, deleteAccount.path, { method: 'POST', payload: { email: gone.email } })
  expect(deleted.statusCode, deleted.body).toBeLessThan(300)
  const left = (await callAs(app, support, contract.getConversation.path.replace('{conversationId}', id))).json()
  expect(left).toMatchObject({ subject: 'Deleted', customer: { name: '', email: '' }, customerId: null, messages: [{ body: '' }] })
  // Support had it by mail as well.
  expect(await mailOf()).toMatchObject({ subject: 'Deleted', message: null })
})

test('16.2 staff who answer for a creator stand in the audit log with both ids, and the team hears no name of theirs', async () => {
  await write({ subject: 'For the maker again', orderProof })
  const { id } = await newest('For the maker again')
  const owner = await addUser(db, { email: 'olive@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })
  const payload = { creatorId: 'lowtide', question: 'And on a phone?' }
  const asked = await callAs(app, support, contract.askCreator.path.replace('{conversationId}', id), { method: 'POST', payload })
  const [question] = (asked.json() as Conversation).questions
  const path = questions.answerCreatorQuestion.path.replace('{questionId}', question?.id ?? '')
  const answer = await callAs(app, await actingAsStaff(db, owner, 'lowtide'), path, { method: 'POST', payload: { answer: 'No.' } })
  expect(answer.json()).toMatchObject({ answer: 'No.', answeredBy: 'Soundfair staff' })
  const seen = await callAs(app, dev, `${questions.listCreatorQuestions.path}?show=answered`)
  expect(seen.body).toContain('And on a phone?')
  expect(seen.body).not.toContain('Olive')
  const log = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'creator_id', 'action'])
    .where('subject', '=', question?.id ?? '')
    .execute()
  expect(log).toEqual([{ actor_id: owner.id, creator_id: 'lowtide', action: 'creator.changed-by-staff' }])
})

test('16.7 a question about the renewal of a subscription knows its license and whom to ask', async () => {
  await addRecurring(db, 'harrow/mono-lake')
  const subscriber = await openSubscriber(money, 'harrow/mono-lake')
  money.later(31 * day)
  await renewAll(money)
  await money.settleDown()
  const [, renewal] = await subscriber.periods()
  await write({ subject: 'Paid again' })
  const { id } = await db
    .updateTable('conversations')
    .set({ order_id: renewal?.order_id ?? '' })
    .where('subject', '=', 'Paid again')
    .returning('id')
    .executeTakeFirstOrThrow()
  const [license] = await subscriber.licenses()
  // Sessions of a month ago are over, so it is read as the route reads it.
  const seen = await describeConversation(db, id, { userId: support.id, now: money.now() })
  expect(seen).toMatchObject({ creators: [{ id: 'harrow' }], licenses: [{ id: license?.id }] })
})

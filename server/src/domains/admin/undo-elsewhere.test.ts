import { expect, test } from 'vitest'
import type { FeaturedList } from '#contract/storefront/featured.ts'
import type { CannedAnswer } from '#contract/support/canned-answers.ts'
import type { Conversation } from '#contract/support/conversations.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { callAs } from '../../../testing/call-as.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { done, testUndo, type Undoable } from '../../../testing/undoable.ts'

/** What the button "Undo" sends after staff change orders, support or the featured lists, as the pages send it. */

const money = await openMoneyShop()
const { app, db } = money
const sue = await addUser(db, { email: 'sue@soundfair.test', name: 'Sue', staffRoles: ['Owner'] })
const olive = await addUser(db, { email: 'olive@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })
const makers = ['lowtide', 'glasshouse', 'northlight']
for (const id of makers) await addCreator(db, { id })
await addProduct(db, 'lowtide/tape')

type Method = 'POST' | 'PUT' | 'DELETE'
const read = async <Shape>(path: string): Promise<Shape> => (await callAs(app, sue, path)).json()
const send = (path: string, payload?: object, { by = sue, method = 'POST' as Method } = {}) =>
  callAs(app, by, path, { method, ...(payload && { payload }) })

let things = 0
const newEmail = () => `person-${++things}@example.test`

const canned = '/api/admin/support/canned-answers'
const putAnswer = (id: string, payload: object, by = sue) => send(`${canned}/${id}`, payload, { by, method: 'PUT' })
const dropAnswer = (id: string, version: number) => send(`${canned}/${id}?version=${version}`, undefined, { method: 'DELETE' })
const answersCalled = async (title: string) =>
  (await read<CannedAnswer[]>(canned)).filter((answer) => answer.title.startsWith(title)).map(({ title: now, body }) => ({ now, body }))
const newAnswer = async () => {
  const form = { title: `Answer ${++things}.`, body: 'Thank you, {name}.' }
  return { form, add: (by?: SampleUser) => send(canned, form, by && { by }) }
}

const featuredCase = async (from: string[], to: string[]): Promise<Undoable> => {
  const path = '/api/admin/featured/creators'
  const look = () => read<FeaturedList>(path)
  const save = (version: number, ids: string[], by = sue) => {
    const items = ids.map((creatorId) => ({ creatorId, productId: null, firstDay: null, lastDay: null }))
    return send(path, { version, items }, { by, method: 'PUT' })
  }
  await done(save((await look()).version, from))
  return {
    subject: 'creators',
    state: async () => (await look()).items.map(({ creatorId }) => creatorId),
    act: async () => save((await look()).version, to),
    undo: (acted) => save(acted.json().version, from),
    meanwhile: (acted) => save(acted.json().version, ['northlight'], olive),
  }
}

type Step = { what: 'close' | 'reopen' | 'assignee' | 'subject'; payload?: object }
type Steps = { before?: Step[]; act: Step; undo: Step | ((was: Conversation) => Step) }
const conversationCase = async ({ before = [], act, undo }: Steps): Promise<Undoable> => {
  const subject = `Question ${++things}`
  const question = { name: 'Casey', email: newEmail(), subject, message: 'It is silent.' }
  await done(app.inject({ method: 'POST', url: '/api/support/contact', payload: question, remoteAddress: newAddress() }))
  const { id } = await db.selectFrom('conversations').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()
  const path = `/api/admin/support/conversations/${id}`
  const look = () => read<Conversation>(path)
  const run = ({ what, payload }: Step, version: number, by = sue) =>
    send(`${path}/${what}`, { version, ...payload }, { by, method: what === 'assignee' || what === 'subject' ? 'PUT' : 'POST' })
  for (const step of before) await done(run(step, (await look()).version))
  const was = await look()
  return {
    subject: id,
    state: async () => {
      const { state, closedAt, assignee, topic, orderNumber, licenseId } = await look()
      return { state, closedAt, assignee, topic, orderNumber, licenseId }
    },
    act: async () => run(act, (await look()).version),
    undo: (acted) => {
      money.later(60)
      return run(typeof undo === 'function' ? undo(was) : undo, acted.json().version)
    },
    meanwhile: (acted) => run({ what: 'assignee', payload: { assigneeId: olive.id } }, acted.json().version, olive),
  }
}

const close: Step = { what: 'close' }
const assign = (assigneeId: string | null): Step => ({ what: 'assignee', payload: { assigneeId } })
const about = (topic: string, orderNumber = '', licenseId = ''): Step => ({ what: 'subject', payload: { topic, orderNumber, licenseId } })

const boughtTape = async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape')])
  await done(buyer.pay())
  const [license] = await money.licensesOf(buyer.orderId)
  return { number: writeOrderNumber((await money.orderOf(buyer.orderId)).number), licenseId: license?.id ?? '' }
}

const giftOf = async (quantity: number): Promise<Undoable> => {
  const { id, email } = await addUser(db, { email: newEmail() })
  const ids = (acted: { json: () => { id: string }[] }) => acted.json().map((license) => license.id)
  return {
    subject: (acted) => ids(acted).toSorted()[0] ?? '',
    state: () => db.selectFrom('licenses').select('id').where('user_id', '=', id).where('status', '=', 'Active').orderBy('id').execute(),
    act: () => send('/api/admin/licenses', { creatorId: 'lowtide', productId: 'tape', email, quantity, note: 'A prize' }),
    undo: (acted) => send('/api/admin/licenses/take-back', { licenseIds: ids(acted), reason: 'Given by mistake' }),
    meanwhile: (acted) =>
      send(`/api/admin/licenses/${ids(acted).toSorted()[0]}/revoke`, { reason: 'A slip', was: 'Active' }, { by: olive }),
  }
}

testUndo(
  {
    'a canned answer is added': async () => {
      const { form, add } = await newAnswer()
      return {
        subject: (acted) => acted.json().id,
        state: () => answersCalled(form.title),
        act: () => add(),
        undo: (acted) => dropAnswer(acted.json().id, acted.json().version),
        meanwhile: (acted) => putAnswer(acted.json().id, { ...form, body: 'Thanks.', version: 1 }, olive),
      }
    },
    'a canned answer is changed': async () => {
      const { form, add } = await newAnswer()
      const { id, version }: CannedAnswer = (await done(add())).json()
      return {
        subject: id,
        state: () => answersCalled(form.title),
        act: () => putAnswer(id, { ...form, title: `${form.title} Better`, version }),
        undo: (acted) => putAnswer(id, { ...form, version: acted.json().version }),
        meanwhile: (acted) => putAnswer(id, { ...form, body: 'Thanks.', version: acted.json().version }, olive),
      }
    },
    'a conversation is closed': () => conversationCase({ act: close, undo: { what: 'reopen', payload: { state: 'Open' } } }),
    'a closed conversation is opened again': () =>
      conversationCase({
        before: [close],
        act: { what: 'reopen' },
        undo: ({ closedAt }) => ({ what: 'close', payload: { closedAt } }),
      }),
    'a conversation that waits for the customer is closed': () =>
      conversationCase({
        before: [close, { what: 'reopen', payload: { state: 'Waiting' } }],
        act: close,
        undo: { what: 'reopen', payload: { state: 'Waiting' } },
      }),
    'a conversation is given to somebody': () =>
      conversationCase({ before: [assign(sue.id)], act: assign(olive.id), undo: assign(sue.id) }),
    'the order and license of a conversation are set': async () => {
      const { number, licenseId } = await boughtTape()
      return conversationCase({ act: about('License', number, licenseId), undo: about('Other') })
    },
    'the order of a conversation is set to none': async () => {
      const { number, licenseId } = await boughtTape()
      return conversationCase({
        before: [about('Order', number, licenseId)],
        act: about('Selling'),
        undo: about('Order', number, licenseId),
      })
    },
    'a creator is added to the featured': () => featuredCase(['lowtide'], ['lowtide', 'glasshouse']),
    'a creator is removed from the featured': () => featuredCase(['lowtide', 'glasshouse'], ['glasshouse']),
    'the featured are reordered': () => featuredCase(['lowtide', 'glasshouse'], ['glasshouse', 'lowtide']),
    'an order is moved': async () => {
      const buyer = await money.buyer().fill([item('lowtide/tape')])
      await done(buyer.pay())
      const [to, third] = [await addUser(db, { email: newEmail() }), await addUser(db, { email: newEmail() })]
      const path = `/api/admin/orders/${buyer.orderId}`
      const holder = async () => (await money.orderOf(buyer.orderId)).user_id
      const move = (from: string | null, email: string, by?: SampleUser) =>
        send(`${path}/move`, { email, reason: 'A slip', from }, by && { by })
      return {
        subject: buyer.orderId,
        state: async () => [await holder(), (await money.licensesOf(buyer.orderId)).map(({ user_id }) => user_id)],
        act: async () => move(await holder(), to.email),
        undo: (acted) => move(to.id, acted.json().from.email),
        meanwhile: () => move(to.id, third.email, olive),
      }
    },
    'a license is given': () => giftOf(1),
    'several licenses are given': () => giftOf(3),
  },
  { db, doer: sue, colleague: olive },
)

test('16 a removed canned answer is added again by Undo, and not twice when a colleague was quicker', async () => {
  const { form, add } = await newAnswer()
  const { id }: CannedAnswer = (await done(add())).json()
  await done(dropAnswer(id, 1))
  const again: CannedAnswer = (await done(add())).json()
  expect(await answersCalled(form.title)).toEqual([{ now: form.title, body: form.body }])
  await done(dropAnswer(again.id, 1))
  await done(add(olive))
  expect(expectProblem(await add(), 409).detail).toBe(`There is already an answer called “${form.title}”.`)
  expect(await answersCalled(form.title)).toHaveLength(1)
  const log = db.selectFrom('audit_log').select('details').where('subject', 'in', [id, again.id]).orderBy('id')
  expect((await log.execute()).map(({ details }) => Object.keys(details as object))).toEqual([
    ['added'],
    ['removed'],
    ['added'],
    ['removed'],
  ])
})

test('16 the log names the order of a conversation as receipts do, however it was typed', async () => {
  const { number, licenseId } = await boughtTape()
  const typed = number.replace('ORD-', '').replace(/^0+/, '')
  const { subject, act } = await conversationCase({ act: about('License', typed, licenseId), undo: about('Other') })
  await done(act())
  const entry = db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', subject as string)
  expect((await entry.where('action', '=', 'support.subject-set').executeTakeFirst())?.details).toEqual({
    topic: 'License',
    order: number,
    license: licenseId,
  })
})

test('16 if one of several given licenses was changed, none is taken back; nor are bought ones or ones given at another time', async () => {
  const { state, act } = await giftOf(3)
  const takeBack = (licenseIds: unknown[]) => send('/api/admin/licenses/take-back', { licenseIds, reason: 'Given by mistake' })
  const given: { id: string; seats: number }[] = (await done(act())).json()
  const [first = { id: '' }, , last = { id: '', seats: 0 }] = given
  const bought = await boughtTape()
  expectProblem(await takeBack([first.id, bought.licenseId]), 404)
  expectProblem(await takeBack([first.id, `lic_${'0'.repeat(26)}`]), 404)
  expectProblem(await takeBack([first.id, first.id]), 400)
  expectProblem(await takeBack([]), 400)
  money.later(60)
  const [later] = (await done((await giftOf(1)).act())).json()
  expectProblem(await takeBack([first.id, later.id]), 400)
  await done(send(`/api/admin/licenses/${last.id}/extend`, { expiresAt: '2099-01-01T00:00:00.000Z' }, { by: olive }))
  expect(expectProblem(await takeBack(given.map(({ id }) => id)), 409).detail).toMatch(/^Someone has changed these licenses/)
  expect(await state()).toHaveLength(3)
})

test('16 two who take back a gift at once take it back once', async () => {
  const { subject, state, act, undo } = await giftOf(3)
  const acted = await done(act())
  const answers = await Promise.all([undo(acted), undo(acted)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await state()).toEqual([])
  const entries = db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', (subject as (answer: typeof acted) => string)(acted))
  expect((await entries.orderBy('id').execute()).map(({ details }) => (details as unknown as { action: string }).action)).toEqual([
    expect.stringMatching(/^Given: lowtide\/tape, 3 licenses \(lic_/),
    expect.stringMatching(/^Gift revoked: lowtide\/tape, 3 licenses \(lic_/),
  ])
})

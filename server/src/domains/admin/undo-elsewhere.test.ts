import { expect, test } from 'vitest'
import type { FeaturedList } from '#contract/storefront/featured.ts'
import type { CannedAnswer } from '#contract/support/canned-answers.ts'
import type { Conversation } from '#contract/support/conversations.ts'
import { callAs } from '../../../testing/call-as.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { done, testUndo, type Undoable } from '../../../testing/undoable.ts'

/** What the button "Undo" sends after acts of staff on orders, in support and on the front of the shop, as the pages send it. */

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

type Step = { what: 'close' | 'reopen' | 'assignee'; payload?: object }
type Steps = { before?: Step[]; act: Step; undo: Step | ((was: Conversation) => Step) }
const conversationCase = async ({ before = [], act, undo }: Steps): Promise<Undoable> => {
  const subject = `Question ${++things}`
  const question = { name: 'Casey', email: newEmail(), subject, message: 'It is silent.' }
  await done(app.inject({ method: 'POST', url: '/api/support/contact', payload: question, remoteAddress: newAddress() }))
  const { id } = await db.selectFrom('conversations').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()
  const path = `/api/admin/support/conversations/${id}`
  const look = () => read<Conversation>(path)
  const run = ({ what, payload }: Step, version: number, by = sue) =>
    send(`${path}/${what}`, { version, ...payload }, { by, method: what === 'assignee' ? 'PUT' : 'POST' })
  for (const step of before) await done(run(step, (await look()).version))
  const was = await look()
  return {
    subject: id,
    state: async () => {
      const { state, closedAt, assignee } = await look()
      return { state, closedAt, assignee }
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
    'a license is given': async () => {
      const { id, email } = await addUser(db, { email: newEmail() })
      const revoke = (licenseId: string, by = sue) =>
        send(`/api/admin/licenses/${licenseId}/revoke`, { reason: 'Given by mistake', was: 'Active' }, { by })
      return {
        subject: (acted) => acted.json()[0].id,
        state: () => db.selectFrom('licenses').select('id').where('user_id', '=', id).where('status', '=', 'Active').execute(),
        act: () => send('/api/admin/licenses', { creatorId: 'lowtide', productId: 'tape', email, quantity: 1, note: 'A prize' }),
        undo: (acted) => revoke(acted.json()[0].id),
        meanwhile: (acted) => revoke(acted.json()[0].id, olive),
      }
    },
  },
  { db, doer: sue, colleague: olive },
)

test('16 a canned answer that was removed is added again by Undo, and not twice when a colleague was quicker', async () => {
  const { form, add } = await newAnswer()
  const { id }: CannedAnswer = (await done(add())).json()
  await done(dropAnswer(id, 1))
  const again: CannedAnswer = (await done(add())).json()
  expect(await answersCalled(form.title)).toEqual([{ now: form.title, body: form.body }])
  await done(dropAnswer(again.id, 1))
  await done(add(olive))
  expect(expectProblem(await add(), 409).detail).toBe(`There is an answer “${form.title}” already.`)
  expect(await answersCalled(form.title)).toHaveLength(1)
  const log = db.selectFrom('audit_log').select('details').where('subject', 'in', [id, again.id]).orderBy('id')
  expect((await log.execute()).map(({ details }) => Object.keys(details as object))).toEqual([
    ['added'],
    ['removed'],
    ['added'],
    ['removed'],
  ])
})

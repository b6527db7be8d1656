import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import * as canned from '#contract/support/canned-answers.ts'
import type { Conversation } from '#contract/support/conversations.ts'
import * as contract from '#contract/support/conversations.ts'
import { contactSupport } from '#contract/support/support.ts'
import { callAs } from '../../../testing/call-as.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { openMoneyShop } from '../../../testing/money-shop.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { waitingMail } from '../../../testing/waiting-mail.ts'

const money = await openMoneyShop({ variables: { INBOUND_SMTP_PORT: '2525' } })
const { app, db } = money
const sam = await addUser(db, { email: 'sam@soundfair.test', name: 'Sam', staffRoles: ['CustomerSupport'] })
const robin = await addUser(db, { email: 'robin@soundfair.test', name: 'Robin', staffRoles: ['Owner'] })
const reader = await addUser(db, { email: 'reader@soundfair.test', staffRoles: ['CreatorSupport'] })
const qa = await addUser(db, { email: 'qa@soundfair.test', staffRoles: ['QA'] })

const send = (who: SampleUser, route: Route, params: Record<string, string>, payload?: object) =>
  callAs(
    app,
    who,
    route.path.replaceAll(/\{(\w+)\}/g, (_all, name) => params[name] ?? ''),
    {
      method: route.method,
      ...(payload && { payload }),
    },
  )

const ask = async (subject: string, change: object = {}): Promise<string> => {
  money.later(60)
  const payload = { name: 'Casey', email: 'casey@example.test', subject, message: 'It is silent.', ...change }
  const answer = await app.inject({ method: 'POST', url: contactSupport.path, payload, remoteAddress: newAddress() })
  expect(answer.statusCode, answer.body).toBe(202)
  return (await db.selectFrom('conversations').select('id').where('subject', '=', subject).executeTakeFirstOrThrow()).id
}
const look = async (id: string, who = sam): Promise<Conversation> => {
  const answer = await send(who, contract.getConversation, { conversationId: id })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const act = async (route: Route, id: string, payload: object = {}, who = sam) => {
  money.later(60)
  const { version } = await look(id)
  return send(who, route, { conversationId: id }, route.name === 'holdAnswer' ? payload : { version, ...payload })
}
const list = async (query: string, who = sam): Promise<string[]> => {
  const answer = await callAs(app, who, `${contract.listConversations.path}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().items.map(({ subject }: { subject: string }) => subject)
}
const audited = async (id: string): Promise<string[]> =>
  (await db.selectFrom('audit_log').select('action').where('subject', '=', id).orderBy('id').execute()).map(({ action }) => action)

test('16.7 a conversation is answered by mail, waits, is closed, and is opened again, with the times it took', async () => {
  const id = await ask('No sound')
  const answered = (await act(contract.answerConversation, id, { text: 'Turn it up.\nhttps://shop.test/help' })).json()
  expect(answered).toMatchObject({ state: 'Waiting', assignee: { name: 'Sam' }, firstAnsweredAt: money.now().toISOString() })
  const mail = (await waitingMail(db, 'casey@example.test')).at(-1)
  expect(mail).toMatchObject({
    subject: 'Re: No sound',
    replyTo: expect.stringMatching(/^support\+[0-9a-z]{26}\.[0-9a-f]{20}@soundfair\.test$/),
  })
  expect(mail?.text).toContain('https://shop.test/help')
  expect((await act(contract.closeConversation, id)).json()).toMatchObject({ state: 'Closed', closedAt: money.now().toISOString() })
  expectProblem(await act(contract.closeConversation, id), 409)
  expect((await act(contract.reopenConversation, id)).json()).toMatchObject({ state: 'Open', closedAt: null })
  expect(await audited(id)).toEqual(['support.answered', 'support.closed', 'support.reopened'])
})

test('16.7 two staff at once: the second hears that something changed, and nothing is sent twice', async () => {
  const id = await ask('Two at once')
  const { version } = await look(id)
  const both = await Promise.all(
    [sam, robin].map((who) => send(who, contract.answerConversation, { conversationId: id }, { version, text: `From ${who.name}` })),
  )
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = both.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().detail).toBe('A message arrived or a colleague changed this conversation. Check what’s new, then try again.')
  expect((await look(id)).messages.filter(({ kind }) => kind === 'Answered')).toHaveLength(1)
})

test('16.7 while a colleague writes, everybody sees who, and only taking over goes past them', async () => {
  const id = await ask('Being answered')
  expect((await act(contract.holdAnswer, id)).json()).toMatchObject({ by: { name: 'Sam' }, isYou: true })
  expect((await look(id, robin)).answering).toMatchObject({ by: { name: 'Sam' }, isYou: false })
  const refused = expectProblem(await act(contract.answerConversation, id, { text: 'Me too' }, robin), 409)
  expect(refused.detail).toBe('Sam is replying to this. Wait until they are done, or take over.')
  expectProblem(await act(contract.holdAnswer, id, {}, robin), 409)
  expect((await act(contract.holdAnswer, id, { takeOver: true }, robin)).statusCode).toBe(200)
  expect((await act(contract.answerConversation, id, { text: 'Done' }, robin)).statusCode).toBe(200)
  expect((await look(id)).answering).toBeNull()
  money.later(4 * 60)
})

test('16.7 the inbox is narrowed, searched by index and paged by key, what waits longest first', async () => {
  const [first, second] = [await ask('Older Zebra'), await ask('Newer Zebra', { name: 'Kim Zebra', email: 'kim@example.test' })]
  await act(contract.assignConversation, first, { assigneeId: sam.id })
  expect(await list('show=mine')).toContain('Older Zebra')
  expect(await list('show=mine', robin)).not.toContain('Older Zebra')
  expect(await list('show=unassigned')).not.toContain('Older Zebra')
  const open = await list('show=open')
  expect(open.indexOf('Older Zebra')).toBeLessThan(open.indexOf('Newer Zebra'))
  expect(await list(`show=open&after=${second}`)).toEqual([])
  expect(await list('show=closed&q=zebra')).toEqual(['Newer Zebra', 'Older Zebra'])
  expect(await list('q=KIM@example')).toEqual(['Newer Zebra'])
  expect(await list('q=Ki')).toEqual(['Newer Zebra'])
  expect(await list('q=im')).toEqual([])
  expect(await list('q=%25')).toEqual([])
  expect(await list('q=%00')).toEqual(await list(''))
  await act(contract.closeConversation, first)
  expect((await list('show=closed'))[0]).toBe('Older Zebra')
  const overview = (await callAs(app, sam, contract.getInboxOverview.path)).json()
  expect(overview).toMatchObject({ assignees: [{ name: 'Robin' }, { name: 'Sam' }], firstAnswerSeconds: expect.any(Number) })
})

test('16.7 only whoever answers can be given a conversation; a note and a reply by hand say whose they are', async () => {
  const id = await ask('By hand')
  expectProblem(await act(contract.assignConversation, id, { assigneeId: qa.id }), 400)
  await act(contract.answerConversation, id, { text: 'Try again.', close: true })
  money.later(60)
  await send(sam, contract.addConversationNote, { conversationId: id }, { text: 'They also called.' })
  money.later(60)
  const after = (await send(sam, contract.addReplyByHand, { conversationId: id }, { text: 'It works now, thanks.' })).json()
  expect(after).toMatchObject({ state: 'Open', closedAt: null })
  expect(after.messages.map(({ kind, channel, by }: Conversation['messages'][number]) => [kind, channel, by?.name])).toEqual([
    ['Asked', 'Form', undefined],
    ['Answered', 'Site', 'Sam'],
    ['Note', 'Site', 'Sam'],
    ['Asked', 'Hand', 'Sam'],
  ])
})

test('16.7 canned answers have known fields only, a version, and are removed', async () => {
  const form = { title: 'Thanks', body: 'Thank you, {name}.' }
  const wrong = expectProblem(await send(sam, canned.addCannedAnswer, {}, { ...form, body: 'Hi {password}' }), 400)
  expect(wrong.errors?.body).toEqual(['Use these fields only: {name}, {order}, {staff}, {support}'])
  const { id, version } = (await send(sam, canned.addCannedAnswer, {}, form)).json()
  const change = () => send(robin, canned.changeCannedAnswer, { cannedAnswerId: id }, { ...form, title: 'Many thanks', version })
  expect((await change()).json()).toMatchObject({ title: 'Many thanks', version: 2, changedBy: 'Robin' })
  expectProblem(await change(), 409)
  const remove = (seen: number) =>
    callAs(app, sam, `${canned.listCannedAnswers.path}/${id}?version=${seen}`, { method: canned.removeCannedAnswer.method })
  // Whoever has not seen a colleague's change does not throw it away.
  expect(expectProblem(await remove(version), 409).detail).toContain('A colleague has changed this answer')
  expect((await remove(2)).statusCode).toBe(204)
  expect((await send(sam, canned.listCannedAnswers, {})).json()).toEqual([])
  expect(await audited(id)).toHaveLength(3)
})

test('§3 who may see customers reads the inbox, who may change sales answers, QA does neither', async () => {
  const id = await ask('Who may')
  expect((await look(id, reader)).subject).toBe('Who may')
  expectProblem(await act(contract.answerConversation, id, { text: 'Hello' }, reader), 403)
  expectProblem(await send(reader, canned.addCannedAnswer, {}, { title: 'a', body: 'b' }), 403)
  expectProblem(await send(qa, contract.getConversation, { conversationId: id }), 403)
  expectProblem(await callAs(app, qa, contract.listConversations.path), 403)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Route, route } from '#contract/core/route.ts'
import { clockAt } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import { makeLog } from '#server/log.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { linesOf, memoryStream } from '../../../testing/memory-stream.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { bindRoute, pathsOf, type RouteDeps } from './bind-route.ts'
import { type Handler, implement } from './implement.ts'
import { makeServer } from './make-server.ts'
import { anonymous } from './visitor.ts'

const { db } = await openTestDatabase()
const now = new Date('2030-03-01T12:00:00Z')

const makeMark = route({
  name: 'makeMark',
  method: 'POST',
  path: '/marks/{name}',
  summary: 'Writes a mark',
  access: 'public',
  scope: 'creator',
  params: z.object({ name: z.string().regex(/^[a-z-]+$/) }),
  query: z.object({ loud: z.enum(['true']).optional() }),
  body: z.object({ value: z.string().max(20) }),
  answers: { 201: z.object({ name: z.string() }) },
})

const open = <R extends Route>(declared: R, handle: Handler<R>, change: Partial<RouteDeps> = {}) => {
  const stream = memoryStream()
  const app = makeServer({ log: makeLog('info', stream), trustedProxies: [], ownOrigins: [] })
  whenOver(() => app.close())
  const deps: RouteDeps = {
    db,
    clock: clockAt(now.toISOString()),
    isDevelopment: false,
    publicUrl: 'https://soundfair.example',
    checkAnswers: true,
    findVisitor: async () => anonymous,
    isOperator: () => false,
    ...change,
  }
  bindRoute(app, implement(declared, handle), deps)
  return { app, stream }
}

const marksCalled = (name: string) => db.selectFrom('shop_marks').select('value').where('name', '=', name).execute()
const writeMark: Handler<typeof makeMark> = async ({ tx, params, body, now: at }) => {
  await tx.insertInto('shop_marks').values({ name: params.name, value: body.value, at }).execute()
  return { status: 201, body: { name: params.name } }
}

test('a handler gets the parsed input, and its write is stored', async () => {
  const { app } = open(makeMark, async (handling) => {
    expect(handling).toMatchObject({
      params: { name: 'kept' },
      query: { loud: 'true' },
      body: { value: 'yes' },
      visitor: anonymous,
      now,
      scope: undefined,
    })
    return writeMark(handling)
  })
  const answer = await app.inject({ method: 'POST', url: '/marks/kept?loud=true', payload: { value: 'yes' } })
  expect(answer.statusCode).toBe(201)
  expect(await marksCalled('kept')).toEqual([{ value: 'yes' }])
})

test.each([
  [
    'a bug',
    500,
    () => {
      throw new Error('a bug with secret insides')
    },
  ],
  ['a refusal', 403, () => refuse('not-allowed')],
  ['a failed statement', 500, () => sql`select 1 / 0`],
])('a handler that writes and then ends in %s stores nothing', async (what, status, end) => {
  const name = what.replaceAll(' ', '-')
  const { app } = open(makeMark, async (handling) => {
    await writeMark(handling)
    const statement = end()
    await statement.execute(handling.tx)
    return { status: 201, body: { name } }
  })
  const answer = await app.inject({ method: 'POST', url: `/marks/${name}`, payload: { value: 'yes' } })
  expectProblem(answer, status)
  expect(answer.body).not.toContain('secret insides')
  expect(await marksCalled(name)).toEqual([])
})

test('a bug is logged once, with its stack, with the id in the answer', async () => {
  const { app, stream } = open(makeMark, async () => {
    throw new Error('a bug')
  })
  const problem = expectProblem(await app.inject({ method: 'POST', url: '/marks/bug', payload: { value: 'x' } }), 500)
  const [bug, ...others] = linesOf(stream).filter((line) => line.level === 50)
  expect(others).toEqual([])
  expect(bug).toMatchObject({ reqId: problem.instance, err: { message: 'a bug', stack: expect.stringContaining('bind-route.test.ts') } })
})

test('a refusal is not logged as an error', async () => {
  const { app, stream } = open(makeMark, async () => refuse('not-found'))
  await app.inject({ method: 'POST', url: '/marks/refused', payload: { value: 'x' } })
  expect(linesOf(stream).filter((line) => Number(line.level) > 30)).toEqual([])
})

test('writes that wait for each other both succeed', async () => {
  await db.insertInto('shop_marks').values({ name: 'counter', value: '0', at: now }).execute()
  const { app } = open(makeMark, async ({ tx }) => {
    await sql`update shop_marks set value = (value::int + 1)::text where name = 'counter'`.execute(tx)
    return { status: 201, body: { name: 'counter' } }
  })
  await Promise.all(Array.from({ length: 25 }, () => app.inject({ method: 'POST', url: '/marks/counter', payload: { value: 'x' } })))
  expect(await marksCalled('counter')).toEqual([{ value: '25' }])
})

test('an answer that does not match the contract is found before a customer finds it', async () => {
  const { app } = open(makeMark, async (handling) => ({ ...(await writeMark(handling)), body: { title: 'wrong' } }))
  expectProblem(await app.inject({ method: 'POST', url: '/marks/wrong-shape', payload: { value: 'x' } }), 500)
  const other = open(makeMark, async () => ({ status: 200, body: { name: 'x' } }))
  expectProblem(await other.app.inject({ method: 'POST', url: '/marks/wrong-status', payload: { value: 'x' } }), 500)
})

test('under /@{creatorId} a handler gets the scope', async () => {
  const { app } = open(makeMark, async ({ scope, params }) => ({ status: 201, body: { name: `${scope}/${params.name}` } }))
  const answer = await app.inject({ method: 'POST', url: '/@lowtide/marks/scoped', payload: { value: 'x' } })
  expect(answer.json()).toEqual({ name: 'lowtide/scoped' })
  expect(pathsOf(makeMark)).toEqual(['/marks/:name', '/@:scope/marks/:name'])
})

test('a replica serves reads, but no writes', async () => {
  const replica = await openTestDatabase()
  await replica.db.insertInto('shop_marks').values({ name: 'copied', value: 'in the replica', at: now }).execute()
  const read = route({ name: 'read', method: 'GET', path: '/read', summary: '', access: 'public', answers: { 200: z.array(z.string()) } })
  const looking = open(
    read,
    async (handling) => ({ status: 200, body: (await handling.db.selectFrom('shop_marks').selectAll().execute()).map((row) => row.value) }),
    { readDb: replica.db },
  )
  expect((await looking.app.inject('/read')).json()).toEqual(['in the replica'])
  const writing = open(makeMark, writeMark, { readDb: replica.db })
  await writing.app.inject({ method: 'POST', url: '/marks/beside-replica', payload: { value: 'x' } })
  expect(await marksCalled('beside-replica')).toEqual([{ value: 'x' }])
})

test('a read has no transaction and cannot get one', async () => {
  const look = route({ name: 'look', method: 'GET', path: '/look', summary: '', access: 'public', answers: { 200: z.array(z.string()) } })
  const { app } = open(look, async (handling) => ({ status: 200, body: ['tx', 'db'].filter((name) => name in handling) }))
  expect((await app.inject('/look')).json()).toEqual(['db'])
})

test('errors of a body are reported by field', async () => {
  const { app } = open(makeMark, writeMark)
  const problem = expectProblem(await app.inject({ method: 'POST', url: '/marks/fields', payload: { value: 5, size: 1 } }), 400)
  expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['size', 'value'])
  expect(problem).toMatchObject({ title: 'Some fields need your attention', type: '/problems/invalid-input' })
})

/** Locks its own row, waits until the other has done so too, and then wants the other's row: only one of the two can succeed. */
const crossing = () => {
  const met = Promise.withResolvers<void>()
  let tries = 0
  let held = 0
  const handle: Handler<typeof makeMark> = async ({ tx, params, body, reply }) => {
    const turn = ++tries
    reply.header('set-cookie', `turn=${turn}`)
    const lock = (name: string) => sql`select from shop_marks where name = ${name} for update`.execute(tx)
    await lock(params.name)
    // Both have locked theirs: the one that started second may be first.
    if (++held === 2) met.resolve()
    if (turn <= 2) await met.promise
    await lock(body.value)
    return { status: 201, body: { name: params.name } }
  }
  return { handle, count: () => tries }
}

test('of two in a deadlock the victim is run once more, and both succeed', async () => {
  for (const name of ['left', 'right']) await db.insertInto('shop_marks').values({ name, value: '', at: now }).execute()
  const { handle, count } = crossing()
  const { app, stream } = open(makeMark, handle)
  const [one, other] = await Promise.all([
    app.inject({ method: 'POST', url: '/marks/left', payload: { value: 'right' } }),
    app.inject({ method: 'POST', url: '/marks/right', payload: { value: 'left' } }),
  ])
  expect([one.statusCode, other.statusCode]).toEqual([201, 201])
  expect(count()).toBe(3)
  // The answer has nothing of the first attempt either.
  expect(one.cookies.length + other.cookies.length).toBe(2)
  expect(linesOf(stream).filter((line) => JSON.stringify(line).includes('once more'))).toHaveLength(1)
})

test('a victim of two deadlocks is told to come back later, and other errors are not retried', async () => {
  let tries = 0
  const lose = (code: string) => async (): Promise<never> => {
    tries += 1
    throw Object.assign(new Error('lost'), { code })
  }
  const post = (handle: Handler<typeof makeMark>) =>
    open(makeMark, handle).app.inject({ method: 'POST', url: '/marks/lost', payload: { value: 'x' } })
  expectProblem(await post(lose('40001')), 503)
  expect(tries).toBe(2)
  expectProblem(await post(lose('23505')), 500)
  expect(tries).toBe(3)
})

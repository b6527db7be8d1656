import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dismissJob, getStaffOverview, maxStuckJobs, retryJob, type StaffOverview } from '#contract/admin/overview.ts'
import type { StaffRole } from '#contract/core/permissions.ts'
import { signTerms, termsVersion } from '#domains/creators/index.ts'
import { gatherFigures } from '#platform/metrics/request-figures.ts'
import { noStuckJobs } from '#server/invariants/invariants.ts'
import { routinesOf } from '#server/routines.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { storeBrokenPromises } from '../index.ts'

const money = await openMoneyShop()
const { app, db } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
const addStaff = (role: StaffRole) => addUser(db, { email: `${role}@soundfair.test`, staffRoles: [role] })
const owner = await addStaff('Owner')
const support = await addStaff('CustomerSupport')
const qa = await addStaff('QA')
const customer = await addUser(db, { email: 'somebody@example.test' })

const look = async (who = owner): Promise<StaffOverview> => {
  const answer = await callAs(app, who, getStaffOverview.path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const taskOf = async (kind: string, who = owner) => (await look(who)).tasks.find((task) => task.kind === kind)

const sell = async (card?: string) => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(card)
  return buyer
}

test('only staff have an overview', async () => {
  expectProblem(await callAs(app, customer, getStaffOverview.path), 403)
})

test('16.3 with no open tasks the overview says so', async () => {
  expect(await look()).toMatchObject({ tasks: [], sales: { today: { orders: 0 } }, health: { queue: { retrying: 0 } } })
})

test('16.3 a dispute is listed with its deadline, for staff who handle sales', async () => {
  await sell(cards.disputed)
  money.later(3600)
  await money.settleDown()
  const task = await taskOf('disputes', support)
  expect(task).toMatchObject({ count: 1, examples: ['ORD-000001'], dueAt: expect.any(String) })
  expect(new Date(task?.dueAt ?? 0).getTime()).toBeGreaterThan(money.now().getTime())
  expect(await taskOf('disputes', qa)).toBeUndefined()
  // A shop with many orders has longer numbers.
  await db.updateTable('orders').set({ number: 1_234_567 }).where('number', '=', 1).execute()
  expect((await taskOf('disputes'))?.examples).toEqual(['ORD-1234567'])
  await db.updateTable('orders').set({ number: 1 }).where('number', '=', 1_234_567).execute()
})

test('16.3 violated invariants are listed with the time they were first seen, and removed once they hold again', async () => {
  const promise = 'the ledger sums to zero'
  await storeBrokenPromises(db, [{ promise, violations: ['led_1', 'led_2'] }], money.now())
  const first = await taskOf('broken-promises')
  money.later(3600)
  await storeBrokenPromises(db, [{ promise, violations: ['led_1'] }], money.now())
  expect(await taskOf('broken-promises')).toMatchObject({ oldestAt: first?.oldestAt, examples: [`${promise} (1)`] })
  expect((await look()).health?.checks).toEqual([{ promise, violations: 1, examples: ['led_1'], since: first?.oldestAt }])
  expect(await taskOf('broken-promises', support)).toBeUndefined()
  await storeBrokenPromises(db, [], money.now())
  expect(await taskOf('broken-promises')).toBeUndefined()
})

const addJob = async (name: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select (graphile_worker.add_job(${name}, run_at := ${money.now()}::timestamptz)).id::text as id`.execute(db)
  return rows[0]?.id ?? ''
}
const giveUp = async (name: string): Promise<string> => {
  const id = await addJob(name)
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${'No such host: mail.test\n    at connect'})`.execute(db)
  return id
}

test('16.3 a failed job shows its error, and is tried again once, by staff who run the platform', async () => {
  const id = await giveUp('send-statement')
  const retry = (who = owner) => callAs(app, who, retryJob.path.replace('{jobId}', id), { method: 'POST' })
  expect(await taskOf('stuck-jobs')).toMatchObject({ count: 1, examples: ['send-statement'] })
  expect(await taskOf('stuck-jobs', support)).toBeUndefined()
  expect((await look()).health?.stuck).toMatchObject([{ id, name: 'send-statement', error: 'No such host: mail.test', state: 'GivenUp' }])
  expectProblem(await retry(support), 403)
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect((await look()).health?.stuck, 'it has just become due').toEqual([])
  const log = await db.selectFrom('audit_log').select(['actor_id', 'details']).where('action', '=', 'job.retried').execute()
  expect(log).toMatchObject([{ actor_id: owner.id, details: { job: 'send-statement' } }])
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db)
})

test('17 a job that can never succeed is dismissed for good, once, and hides no newer ones', async () => {
  const ids: string[] = []
  for (let index = 0; index <= maxStuckJobs; index++) ids.push(await giveUp('send-email'))
  const listed = async () => (await look()).health?.stuck.map(({ id }) => id)
  expect(await listed()).toEqual(ids.toReversed().slice(0, maxStuckJobs))
  expect(await taskOf('stuck-jobs')).toMatchObject({ count: ids.length })
  const [id = ''] = ids.splice(-1)
  const dismiss = (who = owner) => callAs(app, who, dismissJob.path.replace('{jobId}', id), { method: 'POST' })
  expectProblem(await dismiss(support), 403)
  const answers = await Promise.all([dismiss(), dismiss()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect(await listed()).toEqual(ids.toReversed())
  const log = await db.selectFrom('audit_log').select(['actor_id', 'details']).where('action', '=', 'job.dismissed').execute()
  expect(log).toMatchObject([{ actor_id: owner.id, details: { job: 'send-email', number: id } }])
  await sql`select graphile_worker.complete_jobs(${ids}::bigint[])`.execute(db)
})

test('16.3 a stuck job is listed once, and not as a violated invariant as well', async () => {
  const { rows } = await sql<{ id: string }>`
    select j.id::text as id from graphile_worker.permanently_fail_jobs(
      array[(graphile_worker.add_job('send-statement', run_at => now() - interval '2 hours')).id], 'No such host') j`.execute(db)
  await routinesOf(money.shop)
    .find(({ name }) => name === 'check-promises')
    ?.run()
  expect((await money.broken()).map(({ promise }) => promise)).toContain(noStuckJobs)
  const { health } = await look()
  expect(health?.stuck).toMatchObject([{ name: 'send-statement', state: 'GivenUp' }])
  expect(health?.checks.map(({ promise }) => promise)).not.toContain(noStuckJobs)
  await sql`select graphile_worker.complete_jobs(array[${rows[0]?.id}::bigint])`.execute(db)
})

test('16.3 a new creator with something to sell is listed for going live, until somebody has decided', async () => {
  await addCreator(db, { id: 'quiet-rooms', name: 'Quiet Rooms', live: false })
  expect(await taskOf('ready-creators')).toBeUndefined()
  await addProduct(db, 'quiet-rooms/first-room')
  expect(await taskOf('ready-creators')).toMatchObject({ count: 1, examples: ['Quiet Rooms'] })
  expect(await taskOf('ready-creators', qa)).toBeUndefined()
  const terms = { creatorId: 'quiet-rooms', version: termsVersion, userId: customer.id, now: money.now() }
  await db.transaction().execute((tx) => signTerms(tx, terms))
  const path = '/api/admin/creators/quiet-rooms'
  for (const live of [true, false]) {
    const { version } = (await callAs(app, owner, path)).json()
    expect((await callAs(app, owner, path, { method: 'PATCH', payload: { version, live } })).statusCode).toBe(200)
    expect(await taskOf('ready-creators'), 'what was taken off again is not new').toBeUndefined()
  }
})

test('16.3 today is compared with the same weekday last week, up to the same time and as a whole', async () => {
  await sell()
  const { sales: thatDay } = await look()
  money.later(7 * 24 * 3600)
  await sell()
  await sell()
  const { sales } = await look()
  expect(sales?.today.orders).toBe(2)
  expect(sales?.lastWeekSoFar.orders).toBe(thatDay?.today.orders)
  expect(sales?.lastWeek.paid).toEqual(thatDay?.today.paid)
  expect((await look(qa)).sales).toBeNull()
})

test('16.3 errors and slow pages of a day are counted over all processes, for staff who run the platform', async () => {
  const clock = { now: money.now }
  const [one, other] = [gatherFigures(db, clock), gatherFigures(db, clock)]
  for (const process of [one, other]) {
    process.note('/admin/sales', 200, 1_500)
    process.note('/admin/sales', 503, 20)
    await process.write()
  }
  const { health } = await look()
  expect(health?.slow).toContainEqual({ route: '/admin/sales', slow: 2, requests: 4, average: 760, longest: 1_500 })
  expect(health?.failing).toContainEqual({ route: '/admin/sales', errors: 2, requests: 4 })
  expect((await look(support)).health).toBeNull()
})

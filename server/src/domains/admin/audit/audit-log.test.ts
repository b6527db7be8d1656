import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AuditEntry, listAuditLog } from '#contract/admin/staff.ts'
import { record } from '#domains/audit/index.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { planOf } from '../../../../testing/plan-of.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { testDay } from '../../../../testing/test-shop.ts'
import { foundBy } from './audit-search.views.ts'

const money = await openMoneyShop()
const { app, db } = money
const owner = await addUser(db, { email: 'owner@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
const buyer = await money.buyer().fill([item('lowtide/tape-one')])
await buyer.pay()
const { orderId } = buyer

const readLog = async (query: Record<string, string> = {}, by = owner) => {
  const answer = await callAs(app, by, listAuditLog.path, { query })
  expect(answer.statusCode).toBe(200)
  return answer.json() as { items: AuditEntry[]; hasMore: boolean; next: string | null }
}

test('the audit log is read page by page, newest first', async () => {
  await db.transaction().execute(async (tx) => {
    for (let each = 0; each < 120; each++) {
      await record(tx, { action: 'password.changed', at: new Date(testDay), actorId: owner.id, subject: `part-${each}` })
    }
  })
  const subjects: (string | null)[] = []
  let part = await readLog({ action: 'password.changed', search: 'PART-' })
  subjects.push(...part.items.map(({ subject }) => subject))
  while (part.next) {
    part = (await callAs(app, owner, part.next)).json()
    subjects.push(...part.items.map(({ subject }) => subject))
  }
  expect(subjects).toEqual(Array.from({ length: 120 }, (_, each) => `part-${119 - each}`))
})

test('an entry shows the current name of its actor, and none once the account is deleted', async () => {
  const leaving = await addUser(db, { email: 'leaving@example.test', name: 'Lee' })
  const tell = (actorId: string | null) =>
    db.transaction().execute((tx) =>
      record(tx, {
        action: 'team.joined',
        at: new Date(testDay),
        actorId,
        creatorId: 'low_tide',
        details: { roles: ['QA'] },
        network: '10.0.0.1',
      }),
    )
  await tell(leaving.id)
  await tell(null)
  const [nobody, somebody] = (await readLog()).items
  expect(nobody).toMatchObject({
    actor: null,
    action: 'team.joined',
    creatorId: 'low_tide',
    details: { roles: ['QA'] },
    network: '10.0.0.1',
  })
  expect(somebody).toMatchObject({ actor: { id: leaving.id, name: 'Lee', email: 'leaving@example.test' }, at: testDay, subject: null })
  for (const search of ['LEE', 'leaving@', leaving.id]) expect((await readLog({ search })).items).toEqual([somebody])
  expect((await readLog({ search: 'low_tide' })).items).toEqual([nobody, somebody])

  await db
    .updateTable('users')
    .set({ deleted_at: new Date(testDay) })
    .where('id', '=', leaving.id)
    .execute()
  expect((await readLog()).items[1]).toMatchObject({ actor: { id: leaving.id, name: '', email: '' } })
  expect((await readLog({ search: 'leaving@' })).items).toEqual([])
})

test('16 the log is searched by the person concerned, by a creator’s name and by an order’s number, also far back', async () => {
  const about = await addUser(db, { email: 'about@example.test', name: 'Abelard Quince' })
  await addCreator(db, { id: 'quiet-rooms', name: 'Stillness Works' })
  const sale = await db.selectFrom('sales').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  const subjects = [about.id, orderId, sale.id]
  await db.transaction().execute(async (tx) => {
    for (const subject of subjects) await record(tx, { action: 'note.added', at: new Date(testDay), actorId: owner.id, subject })
    await record(tx, {
      action: 'creator.suspended',
      at: new Date(testDay),
      actorId: owner.id,
      creatorId: 'quiet-rooms',
      subject: 'quiet-rooms',
    })
  })
  const find = async (search: string) =>
    (await readLog({ search })).items.map(({ subject, subjectName, creatorName }) => [subject, subjectName ?? creatorName])
  const wanted: [string, unknown][] = [
    ['abelard', [[about.id, 'Abelard Quince']]],
    ['stillness', [['quiet-rooms', 'Stillness Works']]],
    ['ord-000001', [[orderId, 'ORD-000001']]],
    [sale.id, [[sale.id, 'ORD-000001']]],
  ]
  for (const [search, found] of wanted) expect(await find(search)).toEqual(found)
  // Behind more entries than are scanned one by one.
  await sql`insert into audit_log (at, action, actor_id) select ${testDay}::timestamptz, 'sign-in.succeeded', ${owner.id} from generate_series(1, 1500)`.execute(
    db,
  )
  for (const [search, found] of wanted) expect(await find(search)).toEqual(found)
  expect(await find('zzz-nothing')).toEqual([])
  expect((await readLog({ search: 'sign-in' })).items).toHaveLength(50)
})

test('16 every lookup of the log uses an index', async () => {
  const found = { actions: ['note.added'], people: [owner.id], creators: ['quiet-rooms'], subjects: [owner.id], entries: [1] }
  const plan = await planOf(db, foundBy(found, sql`true`, 51))
  expect(plan).not.toMatch(/Seq Scan|Filter: \(/)
})

test.each(['%', '\\', "'; drop table users", '\0nothing\0'])(
  'searching the log for %j finds nothing and breaks nothing',
  async (search) => {
    expect((await readLog({ search })).items).toEqual([])
  },
)

test.each([{ before: '0' }, { before: 'x' }, { before: '1e30' }, { action: 'x'.repeat(61) }])('the query %j is refused', async (query) => {
  expectProblem(await callAs(app, owner, listAuditLog.path, { query }), 400)
})

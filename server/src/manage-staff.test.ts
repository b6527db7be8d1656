import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { openDatabase } from '#platform/database/database.ts'
import { addUser } from '../testing/sample-user.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { ConsoleFault, explainConsoleFault } from './explain-console-fault.ts'
import { manageStaff } from './manage-staff.ts'

const { db } = await openTestDatabase()
const now = new Date('2030-03-01T12:00:00Z')

const add = (email: string, role: 'Owner' | 'QA') => manageStaff(db, { do: 'add', email, role }, now)
const remove = (email: string, role: 'Owner' | 'QA') => manageStaff(db, { do: 'remove', email, role }, now)
const list = () => manageStaff(db, { do: 'list' }, now)
const faultOf = (attempt: Promise<unknown>) => attempt.then(() => 'none', explainConsoleFault)

test('a shop gets its first Owner at the console, and the last one cannot be removed', async () => {
  expect(await list()).toContain('Nobody works here yet')
  expect(await faultOf(add('ada@example.test', 'Owner'))).toBe('No confirmed account has this address')
  await addUser(db, { email: 'ada@example.test', name: 'Ada' })
  expect(await add('ADA@example.test', 'Owner')).toBe('ADA@example.test has the role Owner.')
  expect(await add('ada@example.test', 'QA')).toBe('ada@example.test has the role QA.')
  expect(await list()).toBe('ada@example.test  Owner, QA  (Ada)')
  expect(await remove('ada@example.test', 'QA')).toBe('ada@example.test does not have the role QA.')
  expect(await faultOf(remove('ada@example.test', 'Owner'))).toBe('Give someone else the Owner role first.')
  expect(await list()).toBe('ada@example.test  Owner  (Ada)')
  const log = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(log.map(({ action, actor_id, details }) => [action, actor_id, details])).toEqual([
    ['staff.roles-set', null, { before: [], after: ['Owner'] }],
    ['staff.roles-set', null, { before: ['Owner'], after: ['Owner', 'QA'] }],
    ['staff.roles-set', null, { before: ['Owner', 'QA'], after: ['Owner'] }],
  ])
})

test('problems are explained in plain words', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/soundfair')
  expect(await faultOf(manageStaff(away.db, { do: 'list' }, now))).toMatch(/^The database cannot be reached/)
  await away.close()
  expect(explainConsoleFault(new ConsoleFault('The shop is open.'))).toBe('The shop is open.')
  expect(explainConsoleFault(new Refusal('last-owner'))).toBe('Give someone else the Owner role first.')
  expect(explainConsoleFault(Object.assign(new Error(), { code: '42P01' }))).toMatch(/^There is no shop/)
  expect(explainConsoleFault(new Error('a bug'))).toContain('a bug')
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { currencies } from '#contract/core/money.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { moneyInvariants } from '#server/invariants/money.ts'
import { waitBehind } from '../../../testing/lock-order.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { readTrialBalance } from './book.views.ts'
import { closeDays } from './close-days.ts'
import { lossLines } from './sale.rules.ts'
import { writeEntry } from './write-entry.ts'

/** All of it is long past by the database's clock, which decides whom a lock waits for. */

const { db, url } = await openTestDatabase()
const at = (day: string, time = '12:00:00.000') => new Date(`${day}T${time}Z`)

const write = (tx: Tx, now: Date, amount = 100, currency: (typeof currencies)[number] = 'USD') =>
  writeEntry(tx, { kind: 'DisputeLost', reference: newId('dsp', now), orderId: null, currency, lines: lossLines(amount), now })
const add = (...entry: [now: Date, amount?: number, currency?: (typeof currencies)[number]]) =>
  db.transaction().execute((tx) => write(tx, ...entry))

const lossesOf = async (day: string, currency = 'USD'): Promise<number> => {
  const { accounts, sums } = await readTrialBalance(db, day)
  expect(sums.every(({ amount }) => amount === 0)).toBe(true)
  return accounts.find(({ account }) => account === 'Losses')?.amounts.find((one) => one.currency === currency)?.amount ?? 0
}
const closedDays = async (): Promise<string[]> =>
  (await db.selectFrom('ledger_days').select('day').distinct().orderBy('day').execute()).map(({ day }) => day)
const broken = async () => (await Promise.all(moneyInvariants.map((one) => one.findViolations(db)))).flat()

test('15.4 days are closed one by one; a day without lines is skipped and blocks none after it', async () => {
  await add(at('2021-03-01'))
  // An entry over nothing is the proof that something was done, and moves nothing.
  await add(at('2021-03-02'), 0)
  await add(at('2021-03-04', '00:00:00.000'))
  await add(at('2021-03-04', '23:59:59.999'), 50)
  await add(at('2021-03-05', '00:00:00.000'), 7, 'JPY')
  await closeDays(db, at('2021-03-06', '00:30:00.000'))
  expect(await closedDays()).toEqual(['2021-03-01', '2021-03-04'])
  await closeDays(db, at('2021-03-06', '01:00:00.000'))
  expect(await closedDays()).toEqual(['2021-03-01', '2021-03-04', '2021-03-05'])
  const days = ['2021-02-28', '2021-03-01', '2021-03-02', '2021-03-03', '2021-03-04', '2021-03-05', '2021-03-06']
  expect(await Promise.all(days.map((day) => lossesOf(day)))).toEqual([0, 1, 1, 1, 2.5, 2.5, 2.5])
  expect(await lossesOf('2021-03-05', 'JPY')).toBe(7)
  expect(await broken()).toEqual([])
})

test('15.4 a late line in a day without lines, before the last closed one, counts from that day on', async () => {
  await add(at('2021-03-02'), 25)
  expect(await closedDays()).toContain('2021-03-02')
  expect(await Promise.all(['2021-03-01', '2021-03-02', '2021-03-03'].map((day) => lossesOf(day)))).toEqual([1, 1.25, 1.25])
  expect(await broken()).toEqual([])
})

test('15.4 closing a day waits for an entry that is being written, and includes it', async () => {
  const before = await lossesOf('2021-04-30')
  await add(at('2021-04-01'))
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const late = db.transaction().execute(async (tx) => {
    await write(tx, at('2021-04-01', '23:59:00.000'), 300)
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  const closing = closeDays(db, at('2021-04-03'))
  const waiting = sql`select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
  mayEnd.resolve()
  await Promise.all([late, closing])
  expect(await closedDays()).toContain('2021-04-01')
  expect(await lossesOf('2021-04-30')).toBe(before + 4)
  expect(await broken()).toEqual([])
})

test('15.4 an entry written while its day is being closed waits for that, and is added to the day', async () => {
  const before = await lossesOf('2021-05-31')
  await add(at('2021-05-01'))
  const hold = "select pg_advisory_xact_lock(hashtext('ledger-days'))"
  const late = () => add(at('2021-05-01', '23:59:00.000'), 300)
  await waitBehind(url, [hold], late, async (other) => {
    await other.query(`insert into ledger_days values ('2021-05-01', 'Losses', 'USD', 100), ('2021-05-01', 'Provider', 'USD', -100)`)
  })
  expect(await lossesOf('2021-05-31')).toBe(before + 4)
  expect(await broken()).toEqual([])
})

test('15.4 with two processes closing and others writing into those days, every day equals its lines', async () => {
  const days = ['2021-06-01', '2021-06-02', '2021-06-03']
  for (const day of days) await add(at(day))
  const before = await lossesOf('2021-06-30')
  const late = days.flatMap((day) => [add(at(day, '23:00:00.000')), add(at(day, '23:30:00.000'))])
  await Promise.all([closeDays(db, at('2021-06-05')), ...late, closeDays(db, at('2021-06-05'))])
  expect(await closedDays()).toEqual(expect.arrayContaining(days))
  expect(await lossesOf('2021-06-30')).toBe(before + 6)
  expect(await broken()).toEqual([])
})

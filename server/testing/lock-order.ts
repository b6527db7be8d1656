import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import type { Tx } from '#platform/database/database.ts'
import { whenOver } from './when-over.ts'

/** A statement that takes a lock, and its values. */
type Lock = readonly [statement: string, ...values: unknown[]]

type Order = {
  url: string
  /** The lock that everyone takes first. */
  first: Lock
  /** The lock that may only be taken after it; `nowait` is added. */
  second: Lock
}

/** Whether another connection waits for a lock of this one. */
const isWaitedFor = async (watcher: pg.Client, pid: number): Promise<boolean> => {
  const { rows } = await watcher.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid])
  return rows.length > 0
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  whenOver(() => client.end())
  return client
}

const untilBlocking = (watcher: pg.Client, pid: number) =>
  expect.poll(() => isWaitedFor(watcher, pid), { message: 'the call never came by' }).toBe(true)

/** Until another connection waits for a lock of this transaction. */
export const untilWaitedFor = async (url: string, tx: Tx): Promise<void> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await untilBlocking(await connect(url), rows[0]?.pid as number)
}

/**
 * Locks one row with a statement, waits until the call is blocked by it, runs a check, and releases the lock. Returns the result of the
 * call.
 */
export const waitBehind = async <Answer>(
  url: string,
  [statement, ...values]: Lock,
  call: () => Promise<Answer>,
  look: (watcher: pg.Client) => Promise<void> = async () => undefined,
): Promise<Answer> => {
  const [holder, watcher] = [await connect(url), await connect(url)]
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  await holder.query('begin')
  expect((await holder.query(statement, values)).rowCount, 'what is held first is not there').toBe(1)
  const answered = call()
  await untilBlocking(watcher, rows[0]?.pid as number)
  await look(watcher)
  await holder.query('commit')
  return answered
}

/**
 * Two calls that need the same two locks cannot deadlock as long as both take them in the same order. This holds the first lock until the
 * call waits for it; then the second must still be free: a call that held it while waiting could be half of a deadlock.
 */
export const expectLockOrder = async <Answer>({ url, first, second }: Order, call: () => Promise<Answer>): Promise<Answer> => {
  const [statement, ...values] = second
  let taken: unknown
  const answer = await waitBehind(url, first, call, async (watcher) => {
    taken = await watcher.query(`${statement} nowait`, values).catch((error: Error) => error)
  })
  expect(taken, 'it held the second while it waited for the first').toMatchObject({ rowCount: 1 })
  return answer
}

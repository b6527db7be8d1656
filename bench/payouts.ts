import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { makePayouts } from '#domains/payouts/index.ts'
import { readOverview } from '#domains/payouts/overview.views.ts'
import { openRun } from '#domains/payouts/runs/run.store.ts'
import { openDatabase, type Reader } from '#platform/database/database.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { fillPayoutShop } from './payouts/fill-shop.ts'
import { type Deps, withEmptyDatabase } from './support/empty-database.ts'
import { percentile95 } from './support/percentile.ts'
import { type Figure, printTable, staysBelow } from './support/table.ts'

const creators = Number(process.env.PAYOUT_CREATORS ?? 10_000)
const linesEach = 100
const linesOfOne = creators * 10

const timesOf = async (count: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let time = 0; time < count; time++) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times
}

/** CPU seconds that the database has used for the open connections; only available on Linux. */
const databaseSeconds = async (db: Reader): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db)
  const ticks = rows.map(({ pid }) => {
    const file = `/proc/${pid}/stat`
    const [user = '0', system = '0'] = existsSync(file) ? (readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []) : []
    return Number(user) + Number(system)
  })
  return ticks.reduce((sum, one) => sum + one, 0) / 100
}

const measureOn = async ({ url }: Deps): Promise<Figure[]> => {
  const { db, close } = openDatabase(url)
  const now = new Date()
  const { creatorId } = await fillPayoutShop(db, { creators, linesEach, linesOfOne }, now)
  const overview = () => readAsOne(db, (tx) => readOverview(tx, creatorId, now))
  await timesOf(5, overview)
  const unread = await databaseSeconds(db)
  const before = percentile95(await timesOf(20, overview))
  const read = await databaseSeconds(db)

  const { id } = await db
    .transaction()
    .execute((tx) => openRun(tx, { day: now.toISOString().slice(0, 10), dueBy: now, startedBy: null, now }))
  const cpu = process.cpuUsage()
  const from = performance.now()
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 200)
  await makePayouts({ db, clock: { now: () => new Date() } }, id)
  clearInterval(watch)
  const made = await databaseSeconds(db)
  const seconds = (performance.now() - from) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from payout_lines`.execute(db)
  if (rows[0]?.lines !== linesOfOne + (creators - 1) * linesEach) throw new Error(`The run paid ${rows[0]?.lines} lines`)
  const after = percentile95((await timesOf(25, overview)).slice(5))
  const broken = (await findViolations(db)).filter(({ promise, violations }) => /payout/.test(promise) && violations.length > 0)
  if (broken.length > 0) throw new Error(JSON.stringify(broken).slice(0, 500))
  await close()
  const size = `${creators.toLocaleString('en')} creators`
  return [
    staysBelow(`a run for ${size} with ${rows[0].lines.toLocaleString('en')} lines`, seconds, 120, 's'),
    staysBelow('of it the processor of the shop', (user + system) / 1e6, 120, 's'),
    staysBelow('of it the processor of the database', made - read, 120, 's'),
    staysBelow('its memory at most', peak / 1e6, 400, 'MB'),
    staysBelow(`the overview of a creator with ${linesOfOne.toLocaleString('en')} lines that wait, 95th percentile`, before, 100, 'ms'),
    staysBelow('of it the processor of the database, on average', ((read - unread) * 1000) / 20, 100, 'ms'),
    staysBelow('the same when they are paid', after, 100, 'ms'),
  ]
}

export const measurePayouts = (): Promise<Figure[]> => withEmptyDatabase('payouts', measureOn)

if (import.meta.main) {
  const figures = await measurePayouts()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}

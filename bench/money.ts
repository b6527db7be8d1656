import pg from 'pg'
import { openDatabase } from '#platform/database/database.ts'
import { applyCodes, buyOnce, openCaller } from './money/clients.ts'
import { fillMoneyShop } from './money/fill-shop.ts'
import { type Deps, withEmptyDatabase } from './support/empty-database.ts'
import { percentile95 } from './support/percentile.ts'
import { shopSettings, startShop } from './support/shop.ts'
import { againstLimit, atLeast, type Figure, printTable, staysBelow } from './support/table.ts'

const clients = 8

type Load = { times: number[]; perSecond: number }

/** Every worker repeats its work until the time is over. */
const measure = async (workers: readonly (() => Promise<void>)[], seconds: number): Promise<Load> => {
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() < end) {
        const from = performance.now()
        await work()
        times.push(performance.now() - from)
      }
    }),
  )
  return { times, perSecond: times.length / ((performance.now() - begun) / 1000) }
}

const sumUp = (loads: readonly Load[]): Load => ({
  times: loads.flatMap(({ times }) => times),
  perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length,
})

/** Both in turns, several times, so that other load on the machine affects both. */
const measureInTurns = async (one: readonly (() => Promise<void>)[], other: readonly (() => Promise<void>)[]) => {
  const first: Load[] = []
  const second: Load[] = []
  for (let turn = 0; turn < 4; turn++) {
    first.push(await measure(one, 2))
    second.push(await measure(other, 1))
  }
  return { first: sumUp(first), second: sumUp(second) }
}

/**
 * The limit: the statements of one change of a cart, on empty rows that are found by their keys. A write in a transaction of its own (the
 * caller's rate limit), begin, a locked row (the order), two reads (the creators' versions, coupons), a write, commit.
 */
const bareTransactions = async (pool: pg.Pool): Promise<(() => Promise<void>)[]> => {
  await pool.query('create table if not exists bench_rows (id int primary key, value jsonb not null)')
  await pool.query(`insert into bench_rows select n, '[]' from generate_series(1, 1000) n on conflict do nothing`)
  const read = { name: 'bench-read', text: 'select value from bench_rows where id = $1' }
  const hold = { name: 'bench-hold', text: 'select value from bench_rows where id = $1 for update' }
  const write = { name: 'bench-write', text: 'update bench_rows set value = $2 where id = $1' }
  return Array.from({ length: clients }, (_none, index) => async () => {
    const client = await pool.connect()
    await client.query({ ...write, values: [index + 200, '[]'] })
    await client.query('begin')
    await client.query({ ...hold, values: [index + 100] })
    for (const id of [1, 2]) await client.query({ ...read, values: [id] })
    await client.query({ ...write, values: [index + 100, '[]'] })
    await client.query('commit')
    client.release()
  })
}

const measureOn = async (deps: Deps): Promise<Figure[]> => {
  const database = openDatabase(deps.url)
  const products = await fillMoneyShop(database.db)
  const { port, stop } = await startShop(shopSettings(deps))
  try {
    const carts = await Promise.all(
      Array.from({ length: clients }, (_none, number) =>
        applyCodes(port, products, [`BENCH${number % 5}`, `BENCH${10 + ((number + 1) % 5)}`]),
      ),
    )
    await measure(carts, 2)
    const pool = new pg.Pool({ connectionString: deps.url, max: clients })
    const { first: changes, second: bare } = await measureInTurns(carts, await bareTransactions(pool))
    await pool.end()
    const callers = Array.from({ length: clients }, () => openCaller(port))
    const buyers = callers.map((call) => () => buyOnce(call, products))
    await measure(buyers, 2)
    const checkouts = await measure(buyers, 8)
    console.log(`A checkout takes ${percentile95(checkouts.times).toFixed(0)} ms at the 95th percentile.`)
    return [
      staysBelow('PATCH of 20 lines, 1,000 coupons and sales, 8 clients, 95th percentile', percentile95(changes.times), 40, 'ms'),
      againstLimit('PATCH of 20 lines, against bare transactions of as many statements', changes.perSecond, bare.perSecond),
      atLeast('complete sandbox checkouts a second', Math.round(checkouts.perSecond), 40),
    ]
  } finally {
    await stop()
    await database.close()
  }
}

export const measureMoney = (): Promise<Figure[]> => withEmptyDatabase('money', measureOn)

if (import.meta.main) {
  const figures = await measureMoney()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}

import { sql } from 'kysely'
import { expect, test } from 'vitest'

// Adds a currency before any module has read the list: this file has its modules to itself (vitest.config.ts).
const { currencies, currencyRules } = await import('#contract/core/currencies.ts')
const zloty = { PLN: { decimals: 2, prefix: 'PLN\u00a0', tooManyDecimals: 'Use at most two decimals' } }
Object.assign(currencyRules, zloty)
currencies.push('PLN' as (typeof currencies)[number])

const { clockAt } = await import('#kernel/clock.ts')
const { findViolations } = await import('#server/invariants/invariants.ts')
const { callAs } = await import('../testing/call-as.ts')
const { openOlderDatabase } = await import('../testing/open-older-database.ts')
const { everyTable } = await import('../testing/import-all.ts')
const { addUser } = await import('../testing/sample-user.ts')
const { openTestApp, openTestShop } = await import('../testing/test-shop.ts')

const { at, database, answers } = await openOlderDatabase('0034')
const { db } = database
await sql`insert into exchange_rates (currency, valid_from, per_usd) values ('PLN', '2026-01-01', 3.9)`.execute(db)
const shop = await openTestShop({ PUBLIC_URL: 'http://localhost:4471' }, database)
const app = await openTestApp({ ...shop, clock: clockAt(at) })
const owner = await addUser(db, { email: 'reader@example.test', staffRoles: ['Owner'] })

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const isPrices = (value: Json): value is Record<string, number> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.USD === 'number'

/** Every price in a page, by its path. */
const pricesIn = (value: Json, path = ''): [string, Record<string, number>][] => {
  if (isPrices(value)) return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inside]) => pricesIn(inside, `${path}/${name}`))
}

/** An answer without the zloty. */
const withoutZloty = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutZloty)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, inside]) => (name in zloty ? [] : [[name, withoutZloty(inside)]])))
}

/** What an older answer had and a newer one has under another name: `refund` says when and why. */
const goneFields = ['isRefunded']
const withoutGone = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutGone)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) => (goneFields.includes(name) ? [] : [[name, withoutGone(inside)]])),
  )
}

/** The part of an answer that the older shop gave as well: fields that it has gained since are not compared. */
const asBefore = (now: Json, before: Json): Json => {
  if (Array.isArray(now) && Array.isArray(before)) return now.map((one, index) => asBefore(one, before[index] ?? null))
  if (now === null || before === null || typeof now !== 'object' || typeof before !== 'object' || Array.isArray(now)) return now
  return Object.fromEntries(
    Object.entries(now).flatMap(([name, inside]) => (name in before ? [[name, asBefore(inside, before[name as never])]] : [])),
  )
}

/** If a page has several products, their order is not defined. */
const inOrder = (prices: readonly Json[]): string[] =>
  prices.map((price) => JSON.stringify(Object.entries(price ?? {}).sort(([one], [other]) => one.localeCompare(other)))).sort()

const read = async (path: string): Promise<Json> => {
  const answer = await callAs(app, owner, path)
  expect(answer.statusCode, `${path}: ${answer.body.slice(0, 500)}`).toBe(200)
  return answer.json()
}

const those = (part: string): string[] => Object.keys(answers).filter((path) => path.includes(part))

test('there is something of every kind to read', () => {
  expect(
    ['/storefront/orders/', '/admin/orders/', '/products/', '/bundles/', '/creators/', '/licenses/'].map((part) => those(part).length),
  ).toEqual([19, 16, 81, 11, 10, 65])
})

test('every order of an older shop is answered as before, after a currency was added', async () => {
  for (const path of [...those('/storefront/orders/'), ...those('/admin/orders/')]) {
    const answer = await read(path)
    for (const [, prices] of pricesIn(answer)) expect(prices).toHaveProperty('PLN')
    expect(asBefore(withoutZloty(answer), answers[path] as Json), path).toEqual(withoutGone(answers[path] as Json))
  }
})

/** What products cost one by one has had the day's sales in it since; pages say since where prices start. */
const isComparable = ([path]: [string, unknown]): boolean => !/\/(?:separatePrice|startingPrice)\b/.test(path)

test('every page of an older shop has its old prices, and one in the new currency', async () => {
  for (const path of [...those('/products/'), ...those('/bundles/'), ...those('/creators/')]) {
    const answer = await read(path)
    for (const [, price] of pricesIn(answer)) expect(price).toHaveProperty('PLN')
    const prices = pricesIn(answer).filter(isComparable)
    const before = Object.entries((answers[path] as { prices: Record<string, Json> }).prices).filter(isComparable)
    expect(inOrder(prices.map(([, price]) => withoutZloty(price))), path).toEqual(inOrder(before.map(([, price]) => price)))
  }
})

test('every license of an older shop is answered as before, with its whole history', async () => {
  // The same history in other words.
  const reworded = (answer: unknown) => JSON.parse(JSON.stringify(answer).replaceAll('Good until', 'Valid until'))
  let mended = 0
  for (const path of those('/licenses/')) {
    const before = reworded(answers[path])
    const now = asBefore(await read(path), before) as { seats: number; offlineActivation: boolean }
    // Plugins that came in a bundle had no seats, and have since been given the plugin's seats.
    const isMended = before.seats === 0 && now.seats > 0
    if (isMended) mended++
    const { seats, offlineActivation } = now
    expect(now, path).toEqual(isMended ? { ...before, seats, offlineActivation } : before)
  }
  expect(mended).toBe(2)
})

test('every document of an older shop can be read, including drafts and unpublished ones', async () => {
  const columns = (await everyTable()).flatMap(([table, names]) => Object.entries(names).map((one) => [table, ...one] as const))
  let read = 0
  for (const [table, name, { document, pg }] of columns) {
    if (!document || pg !== 'jsonb') continue
    const { rows } = await sql<{ value: never }>`
      select ${sql.ref(name)} as value from ${sql.table(table)} where ${sql.ref(name)} is not null`.execute(db)
    for (const { value } of rows) expect(document.read(value), `${table}.${name}`).toBeDefined()
    read += rows.length
  }
  expect(read).toBeGreaterThan(900)
})

test('an older shop keeps every promise about its database once it is upgraded', async () => {
  // No time has passed for it since it was written: move what is due accordingly.
  await sql`update subscriptions set next_try_at = next_try_at + (now() - ${at}::timestamptz)`.execute(db)
  const broken = (await findViolations(db)).filter(({ violations }) => violations.length > 0)
  expect(broken).toEqual([])
})

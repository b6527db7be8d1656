import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusals } from '#contract/core/problem.ts'
import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { missCodes } from '#platform/http/bind-route.ts'
import { newAddress, sampleCall } from '../testing/sample-calls.ts'
import { addUser } from '../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
const somebody = await addUser(db, { email: 'somebody@example.test' })

const guarded = everyRoute.filter((route: Route) => route.misses) as Route[]

/** Anyone could try secrets here: an id that is enough to open something, or a code, token or link. */
const takesSecret = ({ access, path, query }: Route): boolean =>
  (access === 'public' || access === 'signed-in') &&
  (/\{(invitationId|requestId|orderId)\}/.test(path) ||
    Object.keys(query?.shape ?? {}).some((name) => /^(token|secret|code|link)$/.test(name)))

/** These count by address and by network in their own code. */
const countedInside = ['resetPassword', 'confirmAccount', 'confirmEmail', 'confirmEmailChange']

test('every call with a secret has a limit', () => {
  const open = (everyRoute as readonly Route[])
    .filter(takesSecret)
    .filter(({ name, limit, misses }) => !limit && !misses && !countedInside.includes(name))
  expect(open.map(({ name }) => name)).toEqual([])
})

const statuses: readonly number[] = [...missCodes].map((code) => refusals[code].status)

const call = (route: Route, address: string, at = 0) => {
  const sample = sampleCall(route)
  const isOpen = route.access === 'public'
  return app.inject({
    ...sample,
    remoteAddress: address,
    headers: { ...sample.headers, 'x-forwarded-for': `203.0.113.${at}`, ...(!isOpen && { cookie: somebody.cookie }) },
  })
}

test.each(guarded.map((route) => [route.name, route] as const))('%s refuses a network after too many misses', async (_name, route) => {
  const address = newAddress()
  const { of = '' } = route.misses ?? {}
  const before = await call(route, address)
  // Some of them create what is missing, or report other problems first.
  if (!statuses.includes(before.statusCode)) return
  await sql`update rate_limits set tokens = 1, refilled_at = clock_timestamp() where key = ${`missed-${of}:${address}`}`.execute(db)
  const answers = await Promise.all(Array.from({ length: 8 }, (_none, at) => call(route, address, at)))
  const away = answers.filter(({ statusCode }) => statusCode === 429)
  // While these run, one or two more are allowed again.
  expect(away.length).toBeGreaterThanOrEqual(4)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([before.statusCode, 429]))
  expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(route, newAddress())).statusCode).toBe(before.statusCode)
})

test('an account has twenty wrong coupons, over any number of carts and networks', async () => {
  const tries = await Promise.all(
    Array.from({ length: 25 }, () =>
      app.inject({
        method: 'PATCH',
        url: `/api/storefront/orders/${randomUUID()}/coupon?code=GUESSED`,
        remoteAddress: newAddress(),
        headers: { cookie: somebody.cookie },
      }),
    ),
  )
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})

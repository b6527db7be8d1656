import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import { previewVoucher, redeemVoucher } from '#contract/vouchers/redeeming.ts'
import * as contract from '#contract/vouchers/vouchers.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { openSeveralShops } from '../../../testing/several-shops.ts'

/** Two processes of the shop on one database that answers slowly. */
const { db, next, shops } = await openSeveralShops({ delay: 3 })
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')

let people = 0
/** Signed in by a real call: these processes use the machine's own clock. */
const person = async (teams = {}): Promise<SampleUser> => {
  people += 1
  const user = await addUser(db, { email: `racer-${people}@example.test`, teams })
  const later = new Date('2040-01-01')
  await db.updateTable('sessions').set({ expires_at: later }).where('user_id', '=', user.id).execute()
  return user
}
const ada = await person({ lowtide: ['Admin'] })

type Wanted = { params?: Record<string, string>; query?: Record<string, string>; body?: object; address?: string }
const call = (who: SampleUser | null, route: Route, { params = {}, query, body, address = newAddress() }: Wanted = {}) => {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '')
  return fetch(`${next()}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: route.method,
    headers: {
      'x-forwarded-for': address,
      ...(who && { cookie: who.cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** A new code, from the creator's CSV file. */
const newCode = async (usesPerCode: number): Promise<string> => {
  const gifts = [{ kind: 'Product', itemId: 'tape-one', quantity: 1 }]
  const form = { name: 'Press copies', description: null, gifts, expiresAt: null, isOn: true }
  const { id: voucherId } = (await (await call(ada, contract.createVoucher, { body: form })).json()) as contract.Voucher
  const batch = { name: 'Magazines', codes: 1, usesPerCode, expiresAt: null }
  const made = (await (await call(ada, contract.createBatch, { params: { voucherId }, body: batch })).json()) as contract.Voucher
  const table = await (await call(ada, contract.exportCodes, { params: { voucherId, batchId: made.batches[0]?.id ?? '' } })).text()
  return table.trim().split('\r\n')[1]?.split(',')[0] ?? ''
}

const redeem = (who: SampleUser, code: string, address?: string) =>
  call(who, redeemVoucher, { query: { code }, ...(address && { address }) })
const statuses = (answers: Response[]): number[] => answers.map(({ status }) => status)
const countOf = (answers: Response[], wanted: number): number => statuses(answers).filter((status) => status === wanted).length
const licensesOf = (people: SampleUser[]) =>
  db
    .selectFrom('licenses')
    .select('user_id')
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()

test.each([1, 3])(
  '§7 a code with %i use(s), redeemed by many at once in both processes, gives exactly that many licenses',
  async (uses) => {
    expect(new Set([next(), next()])).toEqual(new Set(shops.map(({ url }) => url)))
    const code = await newCode(uses)
    const crowd = await Promise.all(Array.from({ length: 10 }, () => person()))
    // Each twice, one after the other in the round of processes.
    const answers = await Promise.all(crowd.flatMap((who) => [redeem(who, code), redeem(who, code)]))
    expect(countOf(answers, 200)).toBe(uses)
    expect(countOf(answers, 409)).toBe(20 - uses)
    const given = await licensesOf(crowd)
    expect(given).toHaveLength(uses)
    expect(new Set(given.map(({ user_id }) => user_id)).size).toBe(uses)
    expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
  },
)

test('§7 one customer who presses the button in both processes at once gets it once', async () => {
  const code = await newCode(100)
  const who = await person()
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(who, code)))
  expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([1, 9])
  expect(await licensesOf([who])).toHaveLength(1)
})

test('both processes count guesses from one network together', async () => {
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => call(null, previewVoucher, { query: { code: 'ACDE-FGHJ-KMNP' }, address })),
  )
  // The bucket refills by one in 15 seconds.
  expect(countOf(answers, 404)).toBeGreaterThanOrEqual(20)
  expect(countOf(answers, 404)).toBeLessThanOrEqual(21)
  expect(countOf(answers, 404) + countOf(answers, 429)).toBe(40)
})

test('both processes count guesses of one account together, from however many networks', async () => {
  const who = await person()
  const code = await newCode(1)
  const guesses = Array.from({ length: 40 }, (_none, turn) =>
    turn % 4 < 2 ? redeem(who, 'ACDE-FGHJ-KMNQ') : call(who, previewVoucher, { query: { code: 'ACDE-FGHJ-KMNP' } }),
  )
  const answers = await Promise.all(guesses)
  expect(countOf(answers, 404)).toBeGreaterThanOrEqual(20)
  expect(countOf(answers, 404)).toBeLessThanOrEqual(21)
  expect(countOf(answers, 404) + countOf(answers, 429)).toBe(40)
  // A guesser has to wait, even with a valid code, in either process; somebody else does not.
  expect(statuses(await Promise.all([redeem(who, code), redeem(who, code)]))).toEqual([429, 429])
  expect((await redeem(await person(), code)).status).toBe(200)
})

import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import { signIn } from '#contract/identity/identity.ts'
import { previewVoucher, redeemVoucher } from '#contract/vouchers/redeeming.ts'
import * as contract from '#contract/vouchers/vouchers.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { openAccountShop } from '../../../testing/account-shop.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { samplePassword } from '../../../testing/sample-account.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addBundle, addCreator, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'

const accounts = await openAccountShop()
const { app, db } = accounts
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
await addProduct(db, 'lowtide/tape-one', { name: 'Tape One' })
await addProduct(db, 'lowtide/drum-pack', { name: 'Drum Pack', type: 'DigitalProduct', category: 'SamplePack' })
await addProduct(db, 'lowtide/monthly-only', {
  variations: [sampleVariation({ id: 'monthly', recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })],
})
await addDraft(db, 'lowtide/not-out')
await addBundle(db, 'lowtide/both', ['tape-one', 'drum-pack'], { name: 'Both' })
await addProduct(db, 'glasshouse/pane')
const ada = await addUser(db, { email: 'ada@example.test', teams: { lowtide: ['Admin'] } })
const developer = await addUser(db, { email: 'd@example.test', teams: { lowtide: ['PluginDeveloper'] } })
const marketing = await addUser(db, { email: 'm@example.test', teams: { lowtide: ['Marketing'] } })
const stranger = await addUser(db, { email: 's@example.test', teams: { glasshouse: ['Admin'] } })

type Wanted = { params?: Record<string, string>; body?: object; query?: Record<string, string>; address?: string }
const call = (who: SampleUser | undefined, route: Route, { params = {}, body, query = {}, address = newAddress() }: Wanted = {}) =>
  app.inject({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? ''),
    query,
    remoteAddress: address,
    headers: who ? { cookie: who.cookie } : {},
    ...(body && { payload: body }),
  })

let count = 0
const customer = () => addUser(db, { email: `customer-${++count}@example.test`, teams: {} })

const form = (change: object = {}) => ({
  name: 'Press copies',
  description: 'For reviews',
  gifts: [{ kind: 'Product', itemId: 'tape-one', quantity: 1 }],
  expiresAt: null,
  isOn: true,
  ...change,
})
const create = async (change: object = {}) => (await call(ada, contract.createVoucher, { body: form(change) })).json() as contract.Voucher

/** The codes of a new batch, as the creator's table has them. */
const codesOf = async (voucherId: string, change: object = {}): Promise<string[]> => {
  const body = { name: 'Magazines', codes: 1, usesPerCode: 1, expiresAt: null, ...change }
  const made = (await call(ada, contract.createBatch, { params: { voucherId }, body })).json() as contract.Voucher
  const batchId = made.batches[0]?.id ?? ''
  const { body: table } = await call(ada, contract.exportCodes, { params: { voucherId, batchId } })
  return table
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
}
const codeFor = async (change: object = {}, batch: object = {}): Promise<string> =>
  (await codesOf((await create(change)).id, batch))[0] ?? ''
const peek = (who: SampleUser | undefined, code: string, address?: string) =>
  call(who, previewVoucher, { query: { code }, ...(address && { address }) })
const redeem = (who: SampleUser, code: string, address?: string) =>
  call(who, redeemVoucher, { query: { code }, ...(address && { address }) })
const licensesOf = (userId: string) => db.selectFrom('licenses').selectAll().where('user_id', '=', userId).orderBy('product_id').execute()
const broken = async () => (await findViolations(db)).filter(({ violations }) => violations.length > 0)

test('§7 a voucher keeps every field it was given', async () => {
  const gifts = [
    { kind: 'Product', itemId: 'tape-one', quantity: 1 },
    { kind: 'Bundle', itemId: 'both', quantity: 2 },
  ]
  const made = await create({ gifts, expiresAt: '2031-01-01T00:00:00Z' })
  expect(made).toMatchObject({
    name: 'Press copies',
    description: 'For reviews',
    status: 'On',
    codes: 0,
    uses: 0,
    gives: 'Tape One, 2 × Both',
  })
  expect(made.gifts.map(({ name, isLive }) => [name, isLive])).toEqual([
    ['Tape One', true],
    ['Both', true],
  ])
  const changed = (await call(ada, contract.changeVoucher, { params: { voucherId: made.id }, body: form({ name: 'Friends' }) })).json()
  expect(changed).toMatchObject({ name: 'Friends', expiresAt: null })
  expect((await call(ada, contract.listVouchers)).json()[0]).toMatchObject({ id: made.id, name: 'Friends' })
})

test('§7 a voucher gives one’s own things alone, each once', async () => {
  const wrong = await call(ada, contract.createVoucher, { body: form({ gifts: [{ kind: 'Product', itemId: 'pane', quantity: 1 }] }) })
  expect(expectProblem(wrong, 400).errors).toEqual({ 'gifts.0': ['You do not have this'] })
  const twice = { kind: 'Product', itemId: 'tape-one', quantity: 1 }
  expectProblem(await call(ada, contract.createVoucher, { body: form({ gifts: [twice, twice] }) }), 400)
  expectProblem(await call(ada, contract.createVoucher, { body: form({ gifts: [] }) }), 400)
})

test('§7 ten thousand codes are made at once, all different, and come as a table', async () => {
  const { id } = await create()
  const codes = await codesOf(id, { codes: 10_000, usesPerCode: 2 })
  expect(new Set(codes).size).toBe(10_000)
  expect(codes.every((code) => /^[34679ACDEFGHJKMNPQRTUVWXY]{4}(-[34679ACDEFGHJKMNPQRTUVWXY]{4}){2}$/.test(code))).toBe(true)
  expect((await call(ada, contract.getVoucher, { params: { voucherId: id } })).json()).toMatchObject({ codes: 10_000, maxUses: 20_000 })
  const body = { name: 'Too many', codes: 10_001, usesPerCode: 1, expiresAt: null }
  expectProblem(await call(ada, contract.createBatch, { params: { voucherId: id }, body }), 400)
}, 30_000)

test('codes are nowhere in the database in the clear', async () => {
  const code = await codeFor()
  const letters = code.replaceAll('-', '')
  const rows = await db.selectFrom('voucher_codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(letters)
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('§7 a code shows what it gives, then gives it, once', async () => {
  const gifts = [
    { kind: 'Product', itemId: 'tape-one', quantity: 2 },
    { kind: 'Bundle', itemId: 'both', quantity: 1 },
  ]
  const code = await codeFor({ gifts })
  const casey = await customer()
  const shown = (await peek(casey, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).json()
  expect(shown).toMatchObject({
    name: 'Press copies',
    description: 'For reviews',
    code,
    redeemed: false,
    redeemsProducts: [{ quantity: 2, value: { id: 'tape-one', creatorId: 'lowtide', owned: false } }],
    redeemsBundles: [{ quantity: 1, value: { id: 'both', products: [{ id: 'drum-pack' }, { id: 'tape-one' }] } }],
  })
  expect((await peek(undefined, code)).json()).toEqual(shown)
  expect((await redeem(casey, code)).json()).toMatchObject({ code, redeemed: true })
  const licenses = await licensesOf(casey.id)
  expect(licenses.map((one) => [one.product_id, one.cause, one.seats, one.bundle_id, one.expires_at])).toEqual([
    ['drum-pack', 'Voucher', 0, 'both', null],
    ['tape-one', 'Voucher', 3, null, null],
    ['tape-one', 'Voucher', 3, null, null],
    ['tape-one', 'Voucher', 3, 'both', null],
  ])
  expectProblem(await redeem(casey, code), 409)
  expect((await peek(undefined, code)).json()).toMatchObject({ redeemed: true })
  expectProblem(await redeem(await customer(), code), 409)
  expect(await broken()).toEqual([])
})

test('§7 what can only be had by the month is given for a month', async () => {
  const casey = await customer()
  await redeem(casey, await codeFor({ gifts: [{ kind: 'Product', itemId: 'monthly-only', quantity: 1 }] }))
  expect((await licensesOf(casey.id))[0]?.expires_at?.toISOString().slice(0, 10)).toBe('2030-04-04')
})

test('what is not out yet cannot be redeemed, and the code stays good', async () => {
  const code = await codeFor({ gifts: [{ kind: 'Product', itemId: 'not-out', quantity: 1 }] })
  const casey = await customer()
  expect(expectProblem(await redeem(casey, code), 409).detail).toMatch(/not out yet/)
  expect((await peek(casey, code)).json()).toMatchObject({ redeemed: false })
})

test('§7 a code with several uses is for several customers, once each', async () => {
  const code = await codeFor({}, { usesPerCode: 2 })
  const [one, two, three] = [await customer(), await customer(), await customer()]
  expect((await redeem(one, code)).statusCode).toBe(200)
  expect(expectProblem(await redeem(one, code), 409).detail).toBe('You have redeemed this code already.')
  expect((await redeem(two, code)).statusCode).toBe(200)
  expect(expectProblem(await redeem(three, code), 409).detail).toBe('This code has been used up.')
})

test('§7 one use is one use: many customers at the same moment, and one customer many times', async () => {
  const uses = 3
  const code = await codeFor({}, { usesPerCode: uses })
  const customers = await Promise.all(Array.from({ length: 12 }, customer))
  const said = await Promise.all(customers.flatMap((one) => [redeem(one, code), redeem(one, code)]))
  expect(said.filter(({ statusCode }) => statusCode === 200)).toHaveLength(uses)
  expect(said.filter(({ statusCode }) => statusCode === 409)).toHaveLength(24 - uses)
  const given = await db
    .selectFrom('licenses')
    .select('user_id')
    .where(
      'user_id',
      'in',
      customers.map(({ id }) => id),
    )
    .execute()
  expect(new Set(given.map(({ user_id }) => user_id)).size).toBe(uses)
  expect(given).toHaveLength(uses)
  expect(await broken()).toEqual([])
})

test('§7 a voucher, or one batch of it, is switched off and on; what has ended says so', async () => {
  const { id } = await create()
  const [code = ''] = await codesOf(id)
  const casey = await customer()
  const { batches } = (await call(ada, contract.getVoucher, { params: { voucherId: id } })).json() as contract.Voucher
  const batchParams = { voucherId: id, batchId: batches[0]?.id ?? '' }
  await call(ada, contract.switchBatch, { params: batchParams, body: { isOn: false } })
  expect(expectProblem(await redeem(casey, code), 404).detail).toMatch(/switched off/)
  await call(ada, contract.switchBatch, { params: batchParams, body: { isOn: true } })
  const off = (await call(ada, contract.switchVoucher, { params: { voucherId: id }, body: { isOn: false } })).json()
  expect(off).toMatchObject({ status: 'Off' })
  expectProblem(await peek(casey, code), 404)
  await call(ada, contract.changeVoucher, { params: { voucherId: id }, body: form({ expiresAt: '2030-02-01T00:00:00Z' }) })
  expect(expectProblem(await peek(casey, code), 404).detail).toBe('This code has ended.')
  const ended = await codeFor({}, { expiresAt: '2030-02-01T00:00:00Z' })
  expectProblem(await redeem(casey, ended), 404)
})

test('§7 who redeemed what and when; names only for those who may see them', async () => {
  const { id } = await create()
  const codes = await codesOf(id, { codes: 2 })
  const casey = await customer()
  for (const code of codes) {
    await redeem(casey, code)
    accounts.later(1)
  }
  const list = async (who: SampleUser) => (await call(who, contract.listRedemptions, { params: { voucherId: id } })).json()
  expect((await list(ada)).items).toHaveLength(2)
  expect((await list(ada)).items[1]).toMatchObject({
    what: 'Tape One',
    batchName: 'Magazines',
    licenses: 1,
    codeEnd: codes[0]?.slice(-4),
    customer: { email: casey.email },
  })
  expect((await list(marketing)).items[0].customer).toBeNull()
  const { body } = await call(ada, contract.exportRedemptions, { params: { voucherId: id } })
  expect(body).toContain(casey.email)
  expectProblem(await call(stranger, contract.listRedemptions, { params: { voucherId: id } }), 404)
})

test('§3 roles: those who may not write neither make codes nor see them; another creator finds nothing', async () => {
  const { id } = await create()
  await codesOf(id)
  const { batches } = (await call(developer, contract.getVoucher, { params: { voucherId: id } })).json() as contract.Voucher
  const params = { voucherId: id, batchId: batches[0]?.id ?? '' }
  expectProblem(await call(developer, contract.exportCodes, { params }), 403)
  expectProblem(await call(developer, contract.createVoucher, { body: form() }), 403)
  expect((await call(marketing, contract.exportCodes, { params })).statusCode).toBe(200)
  for (const route of [contract.getVoucher, contract.exportCodes]) expectProblem(await call(stranger, route, { params }), 404)
  expectProblem(await call(stranger, contract.switchBatch, { params, body: { isOn: false } }), 404)
})

test('§8 in a creator’s scope only that creator’s codes are known', async () => {
  const code = await codeFor()
  const at = (scope: string) => app.inject({ url: `/@${scope}${previewVoucher.path}`, query: { code }, remoteAddress: newAddress() })
  expect((await at('lowtide')).statusCode).toBe(200)
  expectProblem(await at('glasshouse'), 404)
  const person = await accounts.addSignedIn()
  const token = async (scope: string): Promise<string> =>
    (await person.browser.call(signIn, { scope, query: { email: person.email, scheme: 'JWT' }, body: samplePassword })).json().accessToken
  const redeemAt = async (scope: string) =>
    person.browser.call(redeemVoucher, { scope, query: { code }, headers: { authorization: `Bearer ${await token(scope)}` } })
  expectProblem(await redeemAt('glasshouse'), 404)
  expect((await redeemAt('lowtide')).statusCode).toBe(200)
})

test('guesses are throttled by network, whoever is signed in, and what works costs nothing', async () => {
  const address = newAddress()
  const code = await codeFor({}, { usesPerCode: 100 })
  for (let look = 0; look < 30; look++) expect((await peek(undefined, code, address)).statusCode).toBe(200)
  const said = await Promise.all(Array.from({ length: 40 }, () => peek(undefined, 'ACDE-FGHJ-KMNP', address)))
  expect(said.filter(({ statusCode }) => statusCode === 404)).toHaveLength(20)
  expect(said.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
})

test('guesses are throttled by account, from however many networks', async () => {
  const casey = await customer()
  const said = await Promise.all(
    Array.from({ length: 40 }, (_none, turn) => (turn % 2 ? peek(casey, 'ACDE-FGHJ-KMNP') : redeem(casey, 'ACDE-FGHJ-KMNQ'))),
  )
  expect(said.filter(({ statusCode }) => statusCode === 404)).toHaveLength(20)
  const code = await codeFor()
  // Too late for a good one, too: who guesses waits.
  expectProblem(await redeem(casey, code), 429)
  expect((await redeem(await customer(), code)).statusCode).toBe(200)
})

test.each(['x', '💾'.repeat(20), "' or 1=1", '0'.repeat(60), 'ACDE-FGHJ-KMN\u0000'])('%j is refused as any unknown code', async (typed) => {
  expectProblem(await peek(undefined, typed), 404)
  expectProblem(await redeem(await customer(), typed), 404)
})

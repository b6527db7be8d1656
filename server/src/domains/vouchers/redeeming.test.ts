import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { previewVoucher, redeemVoucher } from '#contract/vouchers/redeeming.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { samplePassword } from '../../../testing/sample-account.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { openVoucherShop } from '../../../testing/voucher-shop.ts'

const { accounts, app, db, customer, codeFor, preview, redeem, licensesOf, broken } = await openVoucherShop()

test('§7 a code shows what it gives, then gives it, once', async () => {
  const gifts = [
    { kind: 'Product', itemId: 'tape-one', quantity: 2 },
    { kind: 'Bundle', itemId: 'both', quantity: 1 },
  ]
  const code = await codeFor({ gifts })
  const casey = await customer()
  const shown = (await preview(casey, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).json()
  expect(shown).toMatchObject({
    name: 'Press copies',
    description: 'For reviews',
    code,
    redeemed: false,
    redeemsProducts: [{ quantity: 2, value: { id: 'tape-one', creatorId: 'lowtide', owned: false } }],
    redeemsBundles: [{ quantity: 1, value: { id: 'both', products: [{ id: 'drum-pack' }, { id: 'tape-one' }] } }],
  })
  expect((await preview(undefined, code)).json()).toEqual(shown)
  expect((await redeem(casey, code)).json()).toMatchObject({ code, redeemed: true })
  const licenses = await licensesOf(casey.id)
  expect(licenses.map((one) => [one.product_id, one.cause, one.seats, one.bundle_id, one.expires_at])).toEqual([
    ['drum-pack', 'Voucher', 0, 'both', null],
    ['tape-one', 'Voucher', 3, null, null],
    ['tape-one', 'Voucher', 3, null, null],
    ['tape-one', 'Voucher', 3, 'both', null],
  ])
  expectProblem(await redeem(casey, code), 409)
  expect((await preview(undefined, code)).json()).toMatchObject({ redeemed: true })
  expectProblem(await redeem(await customer(), code), 409)
  expect(await broken()).toEqual([])
})

test('§7 a product sold only by the month is given for a month', async () => {
  const casey = await customer()
  await redeem(casey, await codeFor({ gifts: [{ kind: 'Product', itemId: 'monthly-only', quantity: 1 }] }))
  expect((await licensesOf(casey.id))[0]?.expires_at?.toISOString().slice(0, 10)).toBe('2030-04-04')
})

test('a product that is not published yet cannot be redeemed, and the code stays valid', async () => {
  const code = await codeFor({ gifts: [{ kind: 'Product', itemId: 'not-out', quantity: 1 }] })
  const casey = await customer()
  expect(expectProblem(await redeem(casey, code), 409).detail).toMatch(/isn’t out yet/)
  expect((await preview(casey, code)).json()).toMatchObject({ redeemed: false })
})

test('§7 a code with several uses is for several customers, once each', async () => {
  const code = await codeFor({}, { usesPerCode: 2 })
  const [one, two, three] = [await customer(), await customer(), await customer()]
  expect((await redeem(one, code)).statusCode).toBe(200)
  expect(expectProblem(await redeem(one, code), 409).detail).toBe('You have already redeemed this code.')
  expect((await redeem(two, code)).statusCode).toBe(200)
  expect(expectProblem(await redeem(three, code), 409).detail).toBe('This code has been used up.')
})

test('§7 a code with one use is redeemed once: by many customers at the same moment, and by one customer many times', async () => {
  const uses = 3
  const code = await codeFor({}, { usesPerCode: uses })
  const customers = await Promise.all(Array.from({ length: 12 }, customer))
  const answers = await Promise.all(customers.flatMap((one) => [redeem(one, code), redeem(one, code)]))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(uses)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(24 - uses)
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

test('§8 in a creator’s scope only that creator’s codes are found', async () => {
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

test('guesses are throttled by network, whoever is signed in, and valid codes are not counted', async () => {
  const address = newAddress()
  const code = await codeFor({}, { usesPerCode: 100 })
  for (let look = 0; look < 30; look++) expect((await preview(undefined, code, address)).statusCode).toBe(200)
  const answers = await Promise.all(Array.from({ length: 40 }, () => preview(undefined, 'ACDE-FGHJ-KMNP', address)))
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(20)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
})

test('guesses are throttled by account, from however many networks', async () => {
  const casey = await customer()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_none, turn) => (turn % 2 ? preview(casey, 'ACDE-FGHJ-KMNP') : redeem(casey, 'ACDE-FGHJ-KMNQ'))),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(20)
  const code = await codeFor()
  // A valid code has to wait, too.
  expectProblem(await redeem(casey, code), 429)
  expect((await redeem(await customer(), code)).statusCode).toBe(200)
})

test.each(['x', '💾'.repeat(20), "' or 1=1", '0'.repeat(60), 'ACDE-FGHJ-KMN\u0000'])('%j is refused as any unknown code', async (typed) => {
  expectProblem(await preview(undefined, typed), 404)
  expectProblem(await redeem(await customer(), typed), 404)
})

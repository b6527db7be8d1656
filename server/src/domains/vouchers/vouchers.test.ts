import { expect, test } from 'vitest'
import * as contract from '#contract/vouchers/vouchers.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import type { SampleUser } from '../../../testing/sample-user.ts'
import { openVoucherShop } from '../../../testing/voucher-shop.ts'

const { accounts, db, ada, developer, marketing, stranger, call, customer, form, create, codesOf, codeFor, preview, redeem } =
  await openVoucherShop()

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

test('§7 a voucher gives only its own creator’s items, each once', async () => {
  const wrong = await call(ada, contract.createVoucher, { body: form({ gifts: [{ kind: 'Product', itemId: 'pane', quantity: 1 }] }) })
  expect(expectProblem(wrong, 400).errors).toEqual({ 'gifts.0': ['You don’t have this'] })
  const twice = { kind: 'Product', itemId: 'tape-one', quantity: 1 }
  expectProblem(await call(ada, contract.createVoucher, { body: form({ gifts: [twice, twice] }) }), 400)
  expectProblem(await call(ada, contract.createVoucher, { body: form({ gifts: [] }) }), 400)
})

test('§7 ten thousand codes are made at once, all different, and come as a CSV file', async () => {
  const { id } = await create()
  const codes = await codesOf(id, { codes: 10_000, usesPerCode: 2 })
  expect(new Set(codes).size).toBe(10_000)
  expect(codes.every((code) => /^[34679ACDEFGHJKMNPQRTUVWXY]{4}(-[34679ACDEFGHJKMNPQRTUVWXY]{4}){2}$/.test(code))).toBe(true)
  expect((await call(ada, contract.getVoucher, { params: { voucherId: id } })).json()).toMatchObject({ codes: 10_000, maxUses: 20_000 })
  const body = { name: 'Too many', codes: 10_001, usesPerCode: 1, expiresAt: null }
  expectProblem(await call(ada, contract.createBatch, { params: { voucherId: id }, body }), 400)
})

test('no code is stored in plain text', async () => {
  const code = await codeFor()
  const letters = code.replaceAll('-', '')
  const rows = await db.selectFrom('voucher_codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(letters)
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('§7 a voucher, or one batch of it, is switched off and on; what has ended says so', async () => {
  const { id } = await create()
  const [code = ''] = await codesOf(id)
  const casey = await customer()
  const { batches } = (await call(ada, contract.getVoucher, { params: { voucherId: id } })).json() as contract.Voucher
  const batchParams = { voucherId: id, batchId: batches[0]?.id ?? '' }
  await call(ada, contract.switchBatch, { params: batchParams, body: { isOn: false } })
  expect(expectProblem(await redeem(casey, code), 404).detail).toMatch(/turned off/)
  await call(ada, contract.switchBatch, { params: batchParams, body: { isOn: true } })
  const off = (await call(ada, contract.switchVoucher, { params: { voucherId: id }, body: { isOn: false } })).json()
  expect(off).toMatchObject({ status: 'Off' })
  expectProblem(await preview(casey, code), 404)
  await call(ada, contract.changeVoucher, { params: { voucherId: id }, body: form({ expiresAt: '2030-02-01T00:00:00Z' }) })
  expect(expectProblem(await preview(casey, code), 404).detail).toBe('This code has ended.')
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
  for (const sort of contract.redemptionColumns) {
    const ids = async (who: SampleUser, query: { sort: string; after?: string }) =>
      (await call(who, contract.listRedemptions, { params: { voucherId: id }, query })).json().items.map((row: { id: string }) => row.id)
    const [first = '', second = ''] = await ids(ada, { sort })
    expect(await ids(ada, { sort: `-${sort}` })).toEqual([second, first])
    expect(await ids(ada, { sort, after: first })).toEqual([second])
  }
  const { body } = await call(ada, contract.exportRedemptions, { params: { voucherId: id } })
  expect(body).toContain(casey.email)
  expectProblem(await call(stranger, contract.listRedemptions, { params: { voucherId: id } }), 404)
})

test('§3 roles that may not write neither make codes nor see them; another creator finds nothing', async () => {
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

test('16.2 a suspended creator makes no new codes; codes given out before can be redeemed', async () => {
  const { id } = await create()
  const [code = ''] = await codesOf(id)
  const suspend = (at: Date | null) =>
    db
      .updateTable('creators')
      .set({ suspended_at: at, suspended_reason: at && 'A look.' })
      .where('id', '=', 'lowtide')
      .execute()
  await suspend(new Date('2030-03-01T12:00:00Z'))
  const body = { name: 'More', codes: 1, usesPerCode: 1, expiresAt: null }
  const more = await call(ada, contract.createBatch, { params: { voucherId: id }, body })
  expect(expectProblem(more, 409).detail).toContain('you can’t create new codes')
  expect((await redeem(await customer(), code)).statusCode).toBeLessThan(300)
  await suspend(null)
})

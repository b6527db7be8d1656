import { expect, test } from 'vitest'
import { searchPalette as contract, type PaletteHit } from '#contract/admin/palette.ts'
import { getUser } from '#contract/identity/user.ts'
import { actingAsStaff, callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { planOf } from '../../../../testing/plan-of.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'
import { paletteStatement } from './search-palette.views.ts'
import { scopeOf } from './search-scope.rules.ts'

const money = await openMoneyShop()
const { app, db } = money
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'glasshouse/pane', { name: 'Pane' })
await addCoupon(db, { code: 'TAPE20' })
const owner = await addUser(db, { email: 'owner@soundfair.test', staffRoles: ['Owner'] })
const qa = await addUser(db, { email: 'qa@soundfair.test', staffRoles: ['QA'] })
const ada = await addUser(db, { email: 'ada@lowtide.test', teams: { lowtide: ['Admin'] } })
const dev = await addUser(db, { email: 'dev@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
const pane = await addUser(db, { email: 'pane@glasshouse.test', teams: { glasshouse: ['Admin'] } })
const casey = await addUser(db, { email: 'casey@example.test', name: 'Casey Tester' })

const buyer = money.buyer({ email: casey.email })
await buyer.put([item('lowtide/tape-one')])
await buyer.save({ name: 'Casey Tester' })
await buyer.pay()
const [license] = await money.licensesOf(buyer.orderId)

const keyOf = async (who: SampleUser): Promise<string | undefined> => (await callAs(app, who, getUser.path)).json().searchKey
const ask = async (who: SampleUser, q: string, key?: string) =>
  callAs(app, who, `${contract.path}?${new URLSearchParams({ q, ...(key !== undefined && { key }) })}`)
const find = async (who: SampleUser, q: string): Promise<string[]> => {
  const answer = await ask(who, q, await keyOf(who))
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as PaletteHit[]).map(({ scope, kind, label }) => `${scope} ${kind} ${label}`)
}

test('16.8 staff find orders, people, licenses, creators and products by how they begin', async () => {
  expect(await find(owner, 'ord-1')).toEqual(['Staff Order ORD-000001'])
  expect((await find(owner, 'CASEY')).sort()).toEqual(['Staff License Tape One', 'Staff Order ORD-000001', 'Staff Person Casey Tester'])
  expect(await find(owner, license?.id.slice(0, 20) ?? '')).toEqual(['Staff License Tape One'])
  expect(await find(owner, 'low')).toEqual(['Staff Creator lowtide'])
  expect(await find(owner, 'tape')).toEqual(['Own Product Tape One'])
})

test('§3 the permission tables apply: QA finds licenses by id and nobody’s address, a creator’s developer finds no names', async () => {
  expect(await find(qa, 'casey')).toEqual([])
  const byId = await ask(qa, license?.id ?? '', await keyOf(qa))
  expect(byId.json()).toEqual([{ scope: 'Staff', kind: 'License', id: license?.id, label: 'Tape One', note: license?.id }])
  expect((await find(ada, 'casey')).sort()).toEqual(['Creator Person Casey Tester'])
  expect(await find(dev, 'casey')).toEqual([])
  expect(await find(dev, '1')).toEqual(['Creator Order ORD-000001'])
  expect((await find(ada, 'tape')).sort()).toEqual(['Creator Coupon TAPE20', 'Creator Product Tape One', 'Own Product Tape One'])
})

test('a product is found with or without the accents of its name', async () => {
  await addProduct(db, 'glasshouse/emile', { name: 'Émile Øst' })
  for (const typed of ['emi', 'Émi', 'EMILE OST']) {
    expect((await find(pane, typed)).sort(), typed).toEqual(['Creator Product Émile Øst', 'Own Product Émile Øst'])
  }
})

test('16.8 a creator finds nothing of another creator, and staff acting for one find theirs as well', async () => {
  expect(await find(pane, 'casey')).toEqual([])
  expect(await find(pane, '1')).toEqual([])
  expect(await find(await actingAsStaff(db, owner, 'lowtide'), 'tape20')).toEqual(['Creator Coupon TAPE20'])
})

test('16.8 a customer finds what they own, their orders and the shop; not a stranger’s order', async () => {
  expect((await find(casey, 'tape')).sort()).toEqual(['Own License Tape One', 'Own Product Tape One'])
  expect(await find(casey, 'ord-000001')).toEqual(['Own Order ORD-000001'])
  expect(await find(await addUser(db, { email: 'new@example.test' }), 'ord-000001')).toEqual([])
})

test('16.8 a key that is wrong, expired, somebody else’s or of another creator is refused', async () => {
  const key = (await keyOf(owner)) ?? ''
  expect(key).not.toBe('')
  expect((await ask(owner, 'casey', key)).statusCode).toBe(200)
  for (const [who, wrong] of [
    [owner, `${key.slice(0, -2)}xx`],
    [owner, 'nonsense'],
    [owner, ''],
    [casey, key],
    [qa, key],
    [await actingAsStaff(db, owner, 'lowtide'), key],
    [owner, money.shop.signatures.sign('search', `${owner.id} `, new Date(money.now().getTime() - 1000))],
    [owner, money.shop.signatures.sign('other', `${owner.id} `, new Date(money.now().getTime() + 1000_000))],
  ] as const) {
    expectProblem(await ask(who, 'casey', wrong), 403)
  }
  // Without a key staff find what any customer finds.
  expect((await ask(owner, 'casey')).json()).toEqual([])
})

test.each(['%', '_', "'", '\\', '(', '\u0000zz', '🎛️', 'x'.repeat(100)])('%j is a text like any other', async (q) => {
  expect(await find(owner, q)).toEqual([])
})

test('16.8 every lookup uses an index: no growing table is read in full', async () => {
  const everything = scopeOf({ ...(await adminOf()), creatorId: 'lowtide', creatorRoles: ['Admin'], staffRoles: ['Owner'] }, true)
  for (const typed of ['tape', '17', 'lic_0123']) {
    expect(await planOf(db, paletteStatement(typed, 'usr_x', everything)), typed).not.toMatch(/Seq Scan/)
  }
})

const adminOf = async () => ({ user: { ...(await callAs(app, owner, getUser.path)).json(), confirmedAccount: true } })

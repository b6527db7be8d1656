import { expect, test } from 'vitest'
import { grantOwnLicense, listOwnLicenses, releaseOwnSeat } from '#contract/licensing/license-admin.ts'
import { refundSale } from '#contract/payments/refunds.ts'
import * as contract from '#contract/sales/customers.ts'
import { wishFor } from '#domains/email/index.ts'
import { belongings } from '#server/belongings.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item } from '../../../../testing/money-shop.ts'
import { openSalesTeam } from '../../../../testing/sales-team.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import type { SampleUser } from '../../../../testing/sample-user.ts'
import { listCustomers } from './customer-list.views.ts'

const { money, db, ada, developer, marketing, finance, stranger, call } = await openSalesTeam()

const sell = async (...paths: string[]) => {
  const buyer = money.buyer()
  await buyer.put(paths.map((path) => item(path)))
  await buyer.save({ name: 'Casey Jones' })
  expect((await buyer.pay()).json().status).toBe('Completed')
  return buyer
}
const casey = await sell('lowtide/tape-one', 'glasshouse/pane')
const robin = await sell('glasshouse/pane')

const list = async (who: SampleUser, query: Record<string, string> = {}) =>
  (await call(who, contract.listCustomers, { query })).json().items as contract.CustomerRow[]
const [known] = await list(ada)
const read = async (who: SampleUser) =>
  (await call(who, contract.getCustomer, { params: { customerId: known?.id ?? '' } })).json() as contract.Customer

test('a creator sees who bought from them, and nobody else', async () => {
  expect(await list(ada)).toMatchObject([{ name: 'Casey Jones', email: casey.email, sales: 1, spent: { amount: 79, currency: 'USD' } }])
  expect((await list(stranger)).map(({ email }) => email).sort()).toEqual([casey.email, robin.email].sort())
})

test.each([
  ['PluginDeveloper', developer],
  ['Marketing', marketing],
])('§3 %s may not see customers’ names: neither the list, nor one of them, nor the addresses', async (_role, who) => {
  expectProblem(await call(who, contract.listCustomers), 403)
  expectProblem(await call(who, contract.getCustomer, { params: { customerId: known?.id ?? '' } }), 403)
  expectProblem(await call(who, contract.exportMailingList), 403)
})

test('customers are found by name and address, in every order', async () => {
  for (const sort of contract.customerColumns.flatMap((column) => [column, `-${column}`] as const)) {
    expect((await list(finance, { q: 'casey', sort })).length).toBe(1)
    expect((await list(finance, { q: casey.email.toUpperCase(), sort })).length).toBe(1)
    expect((await list(finance, { q: robin.email, sort })).length).toBe(0)
    expect((await list(finance, { q: '%', sort })).length).toBe(0)
    expect((await list(finance, { q: 'ca', sort })).length, 'the beginning of a name').toBe(1)
    expect((await list(finance, { q: 'zq', sort })).length).toBe(0)
  }
})

test('customers are sorted by what a head says, and the other way round', async () => {
  const orders = (sort: string) => list(stranger, { sort }).then((rows) => rows.map(({ id }) => id))
  for (const column of contract.customerColumns) expect(await orders(column)).toEqual((await orders(`-${column}`)).toReversed())
})

test('17.12 customers stand by name as a reader looks for them, over pages too', async () => {
  const names = [
    'zoë',
    'Zachary',
    'Émile',
    'Emma',
    'emil',
    'Østen',
    'Oscar',
    'Otto',
    'Łukasz',
    'Luke',
    'Änne',
    'Anna',
    'Æsa',
    'Šárka',
    'Sam',
  ]
  const at = new Date('2030-03-01T12:00:00Z')
  const wanted = names.toSorted(new Intl.Collator('en').compare).filter((name) => !['Æsa', 'Łukasz', 'Østen'].includes(name))
  await addCreator(db, { id: 'many-names' })
  const rows = [...names, ...Array.from({ length: 50 }, (_, index) => `m${index}`)].map((name, index) => ({
    creator_id: 'many-names',
    customer_id: `usr_${String(index).padStart(26, '0')}`,
    name,
    email: `n${index}@example.test`,
    sales: 1,
    first_at: at,
    last_at: at,
    usd_spent: 1,
  }))
  await db
    .insertInto('users')
    .values(rows.map(({ customer_id, name, email }) => ({ id: customer_id, name, email, created_at: at })))
    .execute()
  await db.insertInto('creator_customers').values(rows).execute()
  for (const sort of ['name', '-name'] as const) {
    const first = await listCustomers(db, 'many-names', { sort })
    const after = new URLSearchParams(first.next?.split('?')[1]).get('after') ?? ''
    const found = [...first.items, ...(await listCustomers(db, 'many-names', { sort, after })).items].map(({ name }) => name)
    expect(new Set(found).size).toBe(rows.length)
    const shown = sort === 'name' ? found : found.toReversed()
    expect(shown.filter((name) => wanted.includes(name))).toEqual(wanted)
    // Letters that Unicode does not take apart stand beside the one they look like.
    expect(shown.slice(0, 3)).toEqual(['Anna', 'Änne', 'Æsa'])
    expect(shown.filter((name) => /^[OØLŁ]/.test(name))).toEqual(['Łukasz', 'Luke', 'Oscar', 'Østen', 'Otto'])
  }
})

test('of a customer a creator sees what they bought here, not what they bought elsewhere', async () => {
  const customer = await read(finance)
  expect(customer.owns).toMatchObject([{ id: 'tape-one' }])
  expect(customer.licenses).toMatchObject([{ productId: 'tape-one', cause: 'Order', devices: [] }])
  expect(customer.newestSales.map(({ due }) => due.amount)).toEqual([79])
  expect(customer.spentByCurrency).toEqual([{ currency: 'USD', amount: 79 }])
})

test('somebody who bought only elsewhere is not there', async () => {
  const robinId = (await list(stranger)).find(({ email }) => email === robin.email)?.id ?? ''
  expectProblem(await call(ada, contract.getCustomer, { params: { customerId: robinId } }), 404)
})

test('a license that is given to them shows; one given to another address tells nothing', async () => {
  const body = { productId: 'tape-two', email: casey.email, note: 'Won in a draw' }
  expect((await call(ada, grantOwnLicense, { body })).statusCode).toBe(201)
  expect((await call(ada, grantOwnLicense, { body: { ...body, email: 'else@example.test' } })).statusCode).toBe(201)
  expectProblem(await call(finance, grantOwnLicense, { body }), 403)
  expect((await read(ada)).owns.map(({ id }) => id).sort()).toEqual(['tape-one', 'tape-two'])
  expect((await list(ada)).map(({ email }) => email)).toEqual([casey.email])
})

test('an offline seat is released from here', async () => {
  const [license] = (await read(ada)).licenses.filter(({ productId }) => productId === 'tape-one')
  const licenseId = license?.id ?? ''
  await db
    .insertInto('activations')
    .values({
      id: `act_${'0'.repeat(26)}`,
      license_id: licenseId,
      device_signature: 'device',
      device_name: 'Studio',
      status: 'Active',
      method: 'Offline',
      first_validated_at: new Date('2030-03-01T12:00:00Z'),
    })
    .execute()
  expect((await read(ada)).licenses.find(({ id }) => id === licenseId)?.devices).toMatchObject([{ name: 'Studio', method: 'Offline' }])
  const params = { licenseId, activationId: `act_${'0'.repeat(26)}` }
  expectProblem(await call(finance, releaseOwnSeat, { params, body: {} }), 403)
  expect((await call(ada, releaseOwnSeat, { params, body: {} })).statusCode).toBe(200)
  expect((await read(ada)).licenses.find(({ id }) => id === licenseId)?.devices).toEqual([])
  expect((await call(ada, listOwnLicenses)).statusCode).toBe(200)
})

test('only who asked for the creator’s newsletter is in the table of addresses', async () => {
  const table = async () => (await call(ada, contract.exportMailingList)).body
  expect(await table()).not.toContain('@')
  const wishes = { newsletter: true, productUpdates: false }
  const now = new Date('2030-03-01T12:00:00Z')
  await db.transaction().execute(async (tx) => {
    await wishFor(tx, { scope: 'glasshouse', email: robin.email, name: 'Robin', wishes, now })
    await wishFor(tx, { scope: '', email: casey.email, name: 'Casey', wishes, now })
  })
  expect(await table()).not.toContain('@')
  expect((await read(ada)).wantsMail).toBe(false)
  await db.transaction().execute((tx) => wishFor(tx, { scope: 'lowtide', email: casey.email, name: 'Casey', wishes, now }))
  expect(await table()).toContain(`${casey.email},Casey,2030-03-01T12:00:00.000Z,yes`)
  expect((await read(ada)).wantsMail).toBe(true)
})

test('a receipt is sent again to the buyer, as another mail, and written down', async () => {
  const [sale] = (await read(ada)).newestSales
  const params = { saleId: sale?.id ?? '' }
  expectProblem(await call(marketing, contract.resendReceipt, { params }), 403)
  expectProblem(await call(stranger, contract.resendReceipt, { params }), 404)
  expect((await call(finance, contract.resendReceipt, { params })).statusCode).toBe(204)
  const written = await db
    .selectFrom('audit_log')
    .select(['subject', 'creator_id', 'actor_id'])
    .where('action', '=', 'receipt.sent-again')
    .execute()
  expect(written).toEqual([{ subject: sale?.id, creator_id: 'lowtide', actor_id: finance.id }])
})

test('what is given back is not spent', async () => {
  const [sale] = (await read(ada)).newestSales
  const body = { lineIds: null, reason: 'Asked for it' }
  expect((await call(finance, refundSale, { params: { saleId: sale?.id ?? '' }, body })).statusCode).toBe(201)
  await money.settleDown()
  expect(await read(ada)).toMatchObject({ spent: { amount: 0 }, spentByCurrency: [{ amount: 0 }], owns: [{ id: 'tape-two' }] })
})

test('whose account has ended is a customer without a name, found by none', async () => {
  const { userId } = await db
    .selectFrom('orders')
    .select('user_id as userId')
    .where('id', '=', (await sell('lowtide/tape-two')).orderId)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => belongings.forget(tx, userId ?? ''))
  const gone = (await list(ada)).find(({ id }) => id === userId)
  expect(gone).toMatchObject({ name: 'Deleted account', email: '', sales: 1 })
  expect((await list(ada, { q: 'casey' })).map(({ id }) => id)).not.toContain(userId)
  expect(await money.broken()).toEqual([])
})

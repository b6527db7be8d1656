import type { Route } from '#contract/core/route.ts'
import { previewVoucher, redeemVoucher } from '#contract/vouchers/redeeming.ts'
import * as contract from '#contract/vouchers/vouchers.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { openAccountShop } from './account-shop.ts'
import { newAddress } from './sample-calls.ts'
import { addBundle, addCreator, addDraft, addProduct } from './sample-creator.ts'
import { addUser, type SampleUser } from './sample-user.ts'

type Wanted = { params?: Record<string, string>; body?: object; query?: Record<string, string>; address?: string }

/** A shop with products to give, the people of two creators, and vouchers of one of them. */
export const openVoucherShop = async () => {
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

  /** The codes of a new batch, from the creator's table. */
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
  const preview = (who: SampleUser | undefined, code: string, address?: string) =>
    call(who, previewVoucher, { query: { code }, ...(address && { address }) })
  const redeem = (who: SampleUser, code: string, address?: string) =>
    call(who, redeemVoucher, { query: { code }, ...(address && { address }) })
  const licensesOf = (userId: string) => db.selectFrom('licenses').selectAll().where('user_id', '=', userId).orderBy('product_id').execute()
  const broken = async () => (await findViolations(db)).filter(({ violations }) => violations.length > 0)

  return {
    accounts,
    app,
    db,
    ada,
    developer,
    marketing,
    stranger,
    call,
    customer,
    form,
    create,
    codesOf,
    codeFor,
    preview,
    redeem,
    licensesOf,
    broken,
  }
}

import { expect, test } from 'vitest'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item } from '../../../../testing/money-shop.ts'
import { openRenewalShop, tape } from '../../../../testing/renewal-shop.ts'
import { addFee } from '../../../../testing/sample-creator.ts'
import { openSubscriber } from '../../../../testing/subscriber.ts'

/** How decisions of staff about a creator affect payments. */

const { money, db, pass } = await openRenewalShop()
const suspend = (creatorId: string, isSuspended: boolean) =>
  db
    .updateTable('creators')
    .set(isSuspended ? { suspended_at: money.now(), suspended_reason: 'A look.' } : { suspended_at: null, suspended_reason: null })
    .where('id', '=', creatorId)
    .execute()

test('a creator suspended between cart and payment sells nothing; existing subscriptions are renewed', async () => {
  const subscriber = await openSubscriber(money, tape)
  const late = await money.buyer().fill([item(tape, { variationId: 'monthly' })])
  await suspend('lowtide', true)
  expect(Object.values(expectProblem(await late.pay(), 400).errors ?? {})).toEqual([
    ['Its creator isn’t selling at the moment. Remove it to continue'],
  ])
  await pass(31)
  expect(await subscriber.charges()).toEqual([1_200, 1_200])
  expect(await subscriber.row()).toMatchObject({ status: 'Active', paid_periods: 2 })
  expect((await subscriber.licenses()).map(({ status }) => status)).toEqual(['Active'])
  await suspend('lowtide', false)
  expect((await late.pay()).json().status).toBe('Completed')
  expect(await money.broken()).toEqual([])
})

test('§7 a sale has the fee of its day, and a later fee changes no past sale', async () => {
  const rateOf = async (orderId: string) =>
    (await db.selectFrom('sale_lines').select(['fee_rate', 'fee_reason']).where('order_id', '=', orderId).executeTakeFirstOrThrow()) ?? {}
  const buy = async (): Promise<string> => {
    const buyer = await money.buyer().fill([item('tin-room/spring', { variationId: 'yearly' })])
    expect((await buyer.pay()).json().status).toBe('Completed')
    return buyer.orderId
  }
  const dayIn = (days: number): string => new Date(money.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await addFee(db, 'tin-room', 0.1, dayIn(0))
  await addFee(db, 'tin-room', 0.05, dayIn(2))
  await addFee(db, 'tin-room', null, dayIn(4))
  const first = await buy()
  await pass(2)
  const second = await buy()
  await pass(2)
  const third = await buy()
  expect([await rateOf(first), await rateOf(second), await rateOf(third)]).toEqual([
    { fee_rate: 0.1, fee_reason: 'Agreed' },
    { fee_rate: 0.05, fee_reason: 'Agreed' },
    { fee_rate: 0.15, fee_reason: 'Marketplace' },
  ])
})

import { expect, test } from 'vitest'
import { getStaffOverview, type StaffOverview } from '#contract/admin/overview.ts'
import * as contract from '#contract/payments/refunds.ts'
import { getOrderSale } from '#contract/sales/staff-sales.ts'
import { sendRefundBack } from '#domains/payments/providers/sandbox/book.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { openRefundShop, tapeOne, tapeTwo } from '../../../../testing/refund-shop.ts'

const { money, db, signIn, buy, refund, statusesOf, licenseStates, owed } = await openRefundShop()

const hearThatItCameBack = async (orderId: string): Promise<void> => {
  const done = await db.selectFrom('refunds').select('id').where('order_id', '=', orderId).where('status', '=', 'Succeeded').execute()
  for (const { id } of done) await db.transaction().execute((tx) => sendRefundBack(tx, id, money.now()))
  await money.settleDown()
}
/** A provider that believes everything is refunded refuses the next refund. */
const setGivenBack = (orderId: string, refunded: number) =>
  db
    .updateTable('sandbox_payments')
    .set({ refunded })
    .where('idempotency_key', 'in', db.selectFrom('payments').select('id').where('order_id', '=', orderId))
    .execute()
const documentsOf = async (orderId: string) =>
  (
    await db.selectFrom('invoices').select(['kind', 'due']).where('order_id', '=', orderId).orderBy('issued_at').orderBy('id').execute()
  ).map(({ kind, due }) => `${kind} ${due}`)

test('15.7 a refund that a bank returns weeks later is reversed: shares, licenses, invoice; and can be made again', async () => {
  const before = await owed('lowtide')
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two'])
  const earned = await owed('lowtide')
  money.later(60)
  await refund(buyer.orderId, { lineIds: [tapeOne] })
  await money.settleDown()
  expect(await owed('lowtide')).toBeLessThan(earned)
  money.later(20 * 24 * 3600)
  await hearThatItCameBack(buyer.orderId)
  expect(await owed('lowtide')).toBe(earned)
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Active', 'tape-two Active'])
  expect(await documentsOf(buyer.orderId)).toEqual(['Invoice 15800', 'CreditNote 7900', 'Invoice 7900'])
  expect(await money.broken()).toEqual([])

  const staff = await signIn({ staff: ['CustomerSupport'] })
  const listed = (await staff.call(contract.listFailedRefunds)).json().filter((one: { orderId: string }) => one.orderId === buyer.orderId)
  expect(listed).toMatchObject([{ amount: { currency: 'USD', amount: 79 }, returnedAt: expect.any(String) }])

  // Both lines are now on different invoices.
  money.later(60)
  const again = await staff.call(contract.refundOrder, { params: { orderId: buyer.orderId }, body: { reason: 'By another way' } })
  expect(again.statusCode).toBe(201)
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Refunded'])
  expect(await owed('lowtide')).toBe(before)
  expect((await documentsOf(buyer.orderId)).slice(3).sort()).toEqual(['CreditNote 7900', 'CreditNote 7900'])
  expect((await staff.call(contract.listFailedRefunds)).json()).not.toContainEqual(expect.objectContaining({ orderId: buyer.orderId }))
  expect(await money.broken()).toEqual([])
})

test('15.7 a refund returned after the time limit can still be made again, and nothing else can', async () => {
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two'])
  const bought = money.now()
  money.later(59 * 24 * 3600)
  const asking = await signIn({ staff: ['CustomerSupport'] })
  const params = { orderId: buyer.orderId }
  await asking.call(contract.refundOrder, { params, body: { lineIds: [tapeOne], reason: 'Asked late' } })
  await money.settleDown()
  money.later(20 * 24 * 3600)
  await hearThatItCameBack(buyer.orderId)
  const staff = await signIn({ staff: ['CustomerSupport'] })
  const { refundableUntil } = (await staff.call(getOrderSale, { params })).json()
  expect(new Date(refundableUntil) > money.now()).toBe(true)
  const both = await staff.call(contract.refundOrder, { params, body: { lineIds: [tapeOne, tapeTwo], reason: 'Once more' } })
  expect(expectProblem(both, 409).detail).toBe('Choose failed items only. It’s too late for the rest.')
  const again = await staff.call(contract.refundOrder, { params, body: { reason: 'Once more' } })
  expect(again.json()).toMatchObject({ lineIds: [tapeOne], amount: { amount: 79 } })
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['PartiallyRefunded'])
  const rest = await staff.call(contract.refundOrder, { params, body: { reason: 'The rest' } })
  expect(expectProblem(rest, 409).detail).toBe('Orders can be refunded for 60 days.')
  expect(await money.broken()).toEqual([])
  money.later((bought.getTime() - money.now().getTime()) / 1000)
})

test('15.7 staff see what is still owed, also where the second attempt has failed', async () => {
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two'])
  const staff = await signIn({ staff: ['CustomerSupport'] })
  const owedTo = async () =>
    (await staff.call(contract.listFailedRefunds))
      .json()
      .flatMap((one: { orderId: string; amount: { amount: number } }) => (one.orderId === buyer.orderId ? [one.amount.amount] : []))
  money.later(60)
  await refund(buyer.orderId)
  await money.settleDown()
  money.later(60)
  await hearThatItCameBack(buyer.orderId)
  expect(await owedTo()).toEqual([158])
  money.later(60)
  await refund(buyer.orderId, { lineIds: [tapeOne] })
  await money.settleDown()
  expect(await owedTo()).toEqual([79])
  money.later(60)
  await hearThatItCameBack(buyer.orderId)
  expect((await owedTo()).sort()).toEqual([79, 79])
  money.later(60)
  await setGivenBack(buyer.orderId, 15_800)
  await refund(buyer.orderId, { lineIds: [tapeTwo] })
  await money.settleDown()
  await setGivenBack(buyer.orderId, 0)
  expect((await owedTo()).sort()).toEqual([79, 79])
  expect(await money.broken()).toEqual([])
})

test('15.7 reported twice, a returned refund is reversed once, and the buyer is told', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  money.later(60)
  await refund(buyer.orderId)
  await money.settleDown()
  money.sandbox.faults.webhooks = 3
  money.later(60)
  await hearThatItCameBack(buyer.orderId)
  money.sandbox.faults.webhooks = 1
  expect(await documentsOf(buyer.orderId)).toEqual(['Invoice 7900', 'CreditNote 7900', 'Invoice 7900'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Active'])
  expect(await money.broken()).toEqual([])
})

test('15.7 a refund refused by the provider waits for staff, and can be made for as long again', async () => {
  const bought = money.now()
  const [mended, left] = [await buy(['lowtide/tape-one']), await buy(['lowtide/tape-two'])]
  money.later(59 * 24 * 3600)
  const asking = await signIn({ staff: ['CustomerSupport'] })
  for (const { orderId } of [mended, left]) {
    await setGivenBack(orderId, 7_900)
    await asking.call(contract.refundOrder, { params: { orderId }, body: { reason: 'Asked late' } })
    await money.settleDown()
    await setGivenBack(orderId, 0)
    expect(await statusesOf(orderId)).toEqual(['Completed'])
  }
  const waiting = async (by: Awaited<ReturnType<typeof signIn>>): Promise<contract.FailedRefund[]> =>
    (await by.call(contract.listFailedRefunds))
      .json()
      .filter(({ orderId }: contract.FailedRefund) => orderId === mended.orderId || orderId === left.orderId)
  const amount = { currency: 'USD', amount: 79 }
  expect(await waiting(asking)).toMatchObject([
    { amount, returnedAt: null },
    { amount, returnedAt: null },
  ])

  money.later(20 * 24 * 3600)
  const staff = await signIn({ staff: ['CustomerSupport'] })
  const again = await staff.call(contract.refundOrder, { params: { orderId: mended.orderId }, body: { reason: 'Once more' } })
  expect(again.statusCode).toBe(201)
  await money.settleDown()
  expect(await statusesOf(mended.orderId)).toEqual(['Refunded'])
  expect((await waiting(staff)).map(({ orderId }) => orderId)).toEqual([left.orderId])

  const countTasks = async (): Promise<number> => {
    const { tasks } = (await (await signIn({ staff: ['CustomerSupport'] })).call(getStaffOverview)).json() as StaffOverview
    return tasks.find(({ kind }) => kind === 'failed-refunds')?.count ?? 0
  }
  const before = await countTasks()
  money.later(41 * 24 * 3600)
  expect(await waiting(await signIn({ staff: ['CustomerSupport'] }))).toEqual([])
  // What nobody can refund any more leaves the list.
  expect(await countTasks()).toBe(before - 1)
  expect(await money.broken()).toEqual([])
  money.later((bought.getTime() - money.now().getTime()) / 1000)
})

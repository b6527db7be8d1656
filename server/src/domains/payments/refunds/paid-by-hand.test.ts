import { expect, test } from 'vitest'
import * as contract from '#contract/payments/refunds.ts'
import { getOrderTimeline } from '#contract/sales/order-story.ts'
import { closeDispute, letTimePass, sendRefundBack } from '#domains/payments/providers/sandbox/book.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { mailsTo } from '../../../../testing/mail-of.ts'
import { item } from '../../../../testing/money-shop.ts'
import { openRefundShop, tapeOne, tapeTwo } from '../../../../testing/refund-shop.ts'
import { finishRefund } from './finish-refund.ts'

/** A refund did not arrive, and staff pay the buyer from our own bank account. */

const { money, db, signIn, ada, buy, refund, statusesOf, licenseStates, owed } = await openRefundShop()
const staff = await signIn({ staff: ['CustomerSupport'] })
const both = ['lowtide/tape-one', 'lowtide/tape-two']

/** Lines are refunded, and the bank returns the money. */
const failToRefund = async (orderId: string, lineIds: string[] | null = null): Promise<void> => {
  money.later(60)
  const { id } = (await refund(orderId, { lineIds })).json()
  await money.settleDown()
  money.later(60)
  await db.transaction().execute((tx) => sendRefundBack(tx, id, money.now()))
  await money.settleDown()
}
const waiting = async (orderId: string): Promise<contract.FailedRefund[]> =>
  (await staff.call(contract.listFailedRefunds)).json().filter((one: contract.FailedRefund) => one.orderId === orderId)
const note = (by: Browser, failed: contract.FailedRefund | undefined) =>
  by.call(contract.notePaidByHand, {
    params: { refundId: failed?.id ?? '' },
    body: { note: 'Bank transfer, reference 4711', amount: failed?.amount as contract.FailedRefund['amount'] },
  })
const documentsOf = async (orderId: string) =>
  (
    await db.selectFrom('invoices').select(['kind', 'due']).where('order_id', '=', orderId).orderBy('issued_at').orderBy('id').execute()
  ).map(({ kind, due }) => `${kind} ${due}`)
const booked = async (orderId: string): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('ledger_lines as l')
    .innerJoin('ledger_entries as e', 'e.id', 'l.entry_id')
    .select(['l.account', ({ fn }) => fn.sum<number>('l.amount').as('amount')])
    .where('e.order_id', '=', orderId)
    .groupBy('l.account')
    .execute()
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
}

test('15.7 what staff paid another way counts as refunded, once, from our own bank account, and leaves the list of failed refunds', async () => {
  const before = await owed('lowtide')
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two'])
  await failToRefund(buyer.orderId, [tapeOne])
  const [failed] = await waiting(buyer.orderId)
  money.later(60)
  const answers = await Promise.all([note(staff, failed), note(staff, failed)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(answers.find(({ statusCode }) => statusCode === 201)?.json()).toMatchObject({
    status: 'Succeeded',
    isByHand: true,
    amount: { amount: 79 },
    lineIds: [tapeOne],
  })
  await money.settleDown()
  expect(await waiting(buyer.orderId)).toEqual([])
  expect(await statusesOf(buyer.orderId)).toEqual(['PartiallyRefunded'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Revoked', 'tape-two Active'])
  expect(await documentsOf(buyer.orderId)).toEqual(['Invoice 15800', 'CreditNote 7900', 'Invoice 7900', 'CreditNote 7900'])
  expect(await booked(buyer.orderId)).toMatchObject({ Bank: -7_900, Provider: 15_800 })
  const noted = await db.selectFrom('audit_log').select('action').where('subject', '=', buyer.orderId).orderBy('id').execute()
  expect(noted.map(({ action }) => action)).toEqual(['order.refunded', 'refund.paid-by-hand'])
  // The rest is still refunded in the usual way, and no more than was paid.
  await refund(buyer.orderId)
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Refunded'])
  expect(await owed('lowtide')).toBe(before)
  expect(await money.broken()).toEqual([])
})

test('15.7 only a failed refund can be noted as paid another way', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  const { id } = (await refund(buyer.orderId)).json()
  const amount = { currency: 'USD', amount: 79 }
  const send = (refundId: string, body: object) => staff.call(contract.notePaidByHand, { params: { refundId }, body: body as never })
  const answers = [
    await send(id, { note: 'By cheque', amount }),
    await send(`rfd_${'0'.repeat(26)}`, { note: 'By cheque', amount }),
    await send(id, { note: ' ', amount }),
    await send(id, { note: 'By cheque' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 404, 400, 400])
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Refunded'])
  expect(await money.broken()).toEqual([])
})

test('15.7 what a colleague has refunded since cannot be noted as paid: the sum has to be what is owed', async () => {
  const buyer = await buy(both)
  await failToRefund(buyer.orderId)
  const [seen] = await waiting(buyer.orderId)
  expect(seen?.amount.amount).toBe(158)
  money.later(60)
  await refund(buyer.orderId, { lineIds: [tapeTwo] })
  await money.settleDown()
  money.later(60)
  expect(expectProblem(await note(staff, seen), 409).detail).toMatch(/^What is owed has changed/)
  const [left] = await waiting(buyer.orderId)
  expect((await note(staff, left)).json()).toMatchObject({ amount: { amount: 79 }, lineIds: [tapeOne] })
  expect(await statusesOf(buyer.orderId)).toEqual(['Refunded'])
  expect(await booked(buyer.orderId)).toMatchObject({ Bank: -7_900, Provider: 7_900 })
  expect(await money.broken()).toEqual([])
})

test('15.7 noted by one and refunded again by another at the same moment, it is paid once', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  await failToRefund(buyer.orderId)
  const [failed] = await waiting(buyer.orderId)
  money.later(60)
  const answers = await Promise.all([note(staff, failed), refund(buyer.orderId)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Refunded'])
  expect(await documentsOf(buyer.orderId)).toEqual(['Invoice 7900', 'CreditNote 7900', 'Invoice 7900', 'CreditNote 7900'])
  expect(await money.broken()).toEqual([])
})

test('15.7 a creator, and staff without the right to refund, cannot note a payment', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  await failToRefund(buyer.orderId)
  const [failed] = await waiting(buyer.orderId)
  const others = [ada, await signIn({ staff: ['QA'] }), await signIn({ staff: ['CreatorSupport'] })]
  for (const other of others) expectProblem(await note(other, failed), 403)
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed'])
  expect(await waiting(buyer.orderId)).toHaveLength(1)
})

test('15.7 later events about the first refund change nothing any more', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  await failToRefund(buyer.orderId)
  const [failed] = await waiting(buyer.orderId)
  money.later(60)
  const { id } = (await note(staff, failed)).json()
  const before = await booked(buyer.orderId)
  await db
    .updateTable('sandbox_refunds')
    .set({ status: 'succeeded' })
    .where('idempotency_key', '=', failed?.id ?? '')
    .execute()
  const deps = { db, providers: money.shop.payments, clock: { now: money.now } }
  for (const refundId of [failed?.id ?? '', id]) await finishRefund(deps, refundId)
  expect(await booked(buyer.orderId)).toEqual(before)
  expect(await db.selectFrom('sandbox_refunds').select('id').where('idempotency_key', '=', id).execute()).toEqual([])
  expect(await money.broken()).toEqual([])
})

test('15.7 in yen as well; the buyer is told that the money came another way, and the order’s story says who paid it', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')], 'JPY')
  await buyer.pay()
  await money.settleDown()
  await failToRefund(buyer.orderId)
  const [failed] = await waiting(buyer.orderId)
  expect(failed?.amount.currency).toBe('JPY')
  money.later(60)
  expect((await note(staff, failed)).json()).toMatchObject({ isByHand: true, amount: failed?.amount })
  const mails = await mailsTo(money.shop, buyer.email)
  expect(mails.map(({ text }) => text).join()).toMatch(
    /¥[\d,]+ could not be returned to your original payment method, so we have paid it to you another way/,
  )
  expect((await booked(buyer.orderId)).Bank).toBe(0 - (failed?.amount.amount ?? 0))
  const story = (await staff.call(getOrderTimeline, { params: { orderId: buyer.orderId } })).json()
  expect(JSON.stringify(story)).toContain('Refund paid another way')
  expect(await money.broken()).toEqual([])
})

/** The bank disputes the whole payment, and decides. */
const dispute = async (orderId: string, won: boolean): Promise<void> => {
  const { id } = await db
    .selectFrom('sandbox_payments as s')
    .innerJoin('payments as p', 'p.id', 's.idempotency_key')
    .select('s.id')
    .where('p.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await db.updateTable('sandbox_payments').set({ disputed_at: money.now() }).where('id', '=', id).execute()
  await db.transaction().execute((tx) => letTimePass(tx, money.now()))
  await money.settleDown()
  const opened = await db.selectFrom('sandbox_disputes').select('id').where('payment_id', '=', id).executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => closeDispute(tx, opened.id, won, money.now()))
  await money.settleDown()
}

test.each([
  { won: false, accounts: { Bank: -7_900, Provider: 0, Losses: 7_900, Held: 0 } },
  { won: true, accounts: { Bank: -7_900, Provider: 15_800 } },
])('15.7 a dispute after that covers the rest, and losing it costs us what was paid twice: won $won', async ({ won, accounts }) => {
  const before = await owed('lowtide')
  const buyer = await buy(both)
  await failToRefund(buyer.orderId, [tapeOne])
  const [failed] = await waiting(buyer.orderId)
  money.later(60)
  await note(staff, failed)
  money.later(60)
  await dispute(buyer.orderId, won)
  expect(await booked(buyer.orderId)).toMatchObject(accounts)
  expect(await owed('lowtide')).toBe(won ? before + 6_715 : before)
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Revoked', won ? 'tape-two Active' : 'tape-two Revoked'])
  expect(await money.broken()).toEqual([])
})

test('15.7 what the bank has taken meanwhile cannot be noted, and the reason says so', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  await failToRefund(buyer.orderId)
  const [failed] = await waiting(buyer.orderId)
  await dispute(buyer.orderId, false)
  expect(expectProblem(await note(staff, failed), 409).detail).toMatch(/^The buyer’s bank has taken this payment back/)
  expect(await waiting(buyer.orderId)).toEqual([])
  expect(await money.broken()).toEqual([])
})

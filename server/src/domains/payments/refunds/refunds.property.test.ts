import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { reconcile } from '#domains/payments/index.ts'
import { closeDispute, letTimePass, sendRefundBack } from '#domains/payments/providers/sandbox/book.ts'
import { toWire } from '#kernel/money.ts'
import { Refusal } from '#kernel/refusal.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { rounds } from '../../../../testing/rounds.ts'
import { addAccount } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { askRefund } from './ask-refund.ts'
import { selectFailedRefunds } from './failed-refund.views.ts'
import { finishRefund } from './finish-refund.ts'
import { notePaidByHand } from './note-paid-by-hand.ts'
import { takeDispute } from './take-dispute.ts'

/** Refunds and disputes of one order, in any order and at once. */

const money = await openMoneyShop()
const { db, shop } = money
const paths = ['lowtide/one', 'lowtide/two', 'glasshouse/three']
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
for (const path of paths) await addProduct(db, path)
const lineIds = paths.map((path) => `p/${path}/perpetual`)
const staff = await addAccount(db)
const deps = { db, providers: shop.payments, clock: { now: money.now }, log: shop.log }

const disputesOf = (orderId: string) =>
  db
    .selectFrom('sandbox_disputes')
    .innerJoin('sandbox_payments', 'sandbox_payments.id', 'sandbox_disputes.payment_id')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select(['sandbox_disputes.id', 'sandbox_disputes.status'])
    .where('payments.order_id', '=', orderId)
    .execute()

const hearOfDispute = async (orderId: string): Promise<void> => {
  for (const { id } of await disputesOf(orderId)) await takeDispute(deps, shop.payments.current, id)
}

const actions = {
  /** Refused where nothing is left, or the bank has it. */
  refund: (orderId: string, lines: readonly string[]) =>
    db
      .transaction()
      .execute((tx) => {
        const form = { lineIds: [...lines], reason: 'A mistake' }
        return askRefund(tx, { orderId, form, creatorId: null, by: { userId: staff.id }, network: 'here', now: money.now() })
      })
      .then(
        () => undefined,
        () => undefined,
      ),
  /** The bank returns everything it has of the refunds of this order. */
  sendBack: async (orderId: string) => {
    const done = await db.selectFrom('refunds').select('id').where('order_id', '=', orderId).where('status', '=', 'Succeeded').execute()
    for (const { id } of done) await db.transaction().execute((tx) => sendRefundBack(tx, id, money.now()))
    for (const { id } of done) await finishRefund(deps, id)
  },
  /** Staff pay everything themselves that did not arrive; refused where nothing is owed, or the bank has it. */
  payByHand: async (orderId: string) => {
    const failed = await db
      .selectFrom('refunds')
      .select(['id', 'currency'])
      .where('order_id', '=', orderId)
      .where('status', '=', 'Failed')
      .execute()
    const { rows: listed } = await sql<{ id: string; amount: number }>`
      select r.id, r.amount from (${selectFailedRefunds(money.now())}) r where r.order_id = ${orderId}`.execute(db)
    for (const { id: refundId, currency } of failed) {
      const amount = toWire({ currency, amount: listed.find(({ id }) => id === refundId)?.amount ?? 1 })
      const noted = { refundId, note: 'By bank transfer', amount, userId: staff.id, network: 'here', now: money.now() }
      await db
        .transaction()
        .execute((tx) => notePaidByHand(tx, noted))
        .catch((error) => expect(error).toBeInstanceOf(Refusal))
    }
  },
  tellProvider: () => reconcile({ ...deps, clock: { now: () => new Date(money.now().getTime() + 60_000) } }),
  dispute: async (orderId: string) => {
    await db.transaction().execute((tx) => letTimePass(tx, new Date(money.now().getTime() + 11_000)))
    await hearOfDispute(orderId)
  },
  decide: async (orderId: string, won: boolean) => {
    for (const { id } of await disputesOf(orderId)) await db.transaction().execute((tx) => closeDispute(tx, id, won, money.now()))
    await hearOfDispute(orderId)
  },
}

const action = fc.oneof(
  fc.subarray(lineIds, { minLength: 1 }).map((lines) => (orderId: string) => actions.refund(orderId, lines)),
  fc.constant(() => actions.tellProvider()),
  fc.constant((orderId: string) => actions.sendBack(orderId)),
  fc.constant((orderId: string) => actions.payByHand(orderId)),
  fc.constant((orderId: string) => actions.dispute(orderId)),
  fc.boolean().map((won) => (orderId: string) => actions.decide(orderId, won)),
)

/** Each group concurrently, one group after the other. */
const story = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 })

const providerHolds = async (orderId: string): Promise<number> => {
  const rows = await db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select('ledger_lines.amount')
    .where('ledger_entries.order_id', '=', orderId)
    .where('ledger_lines.account', '=', 'Provider')
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

test(
  'in any order and at once: the books say what the provider’s book says, and never is more given back than was taken',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (groups) => {
        const buyer = await money.buyer().fill(paths.map((path) => item(path)))
        // Otherwise the ledger would have nothing to show.
        expect((await buyer.pay(cards.disputed)).json()).toMatchObject({ status: 'Completed' })
        for (const group of groups) await Promise.all(group.map((act) => act(buyer.orderId)))
        await actions.tellProvider()
        await hearOfDispute(buyer.orderId)
        const book = await db
          .selectFrom('sandbox_payments')
          .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
          .select(['sandbox_payments.amount', 'sandbox_payments.refunded'])
          .where('payments.order_id', '=', buyer.orderId)
          .executeTakeFirstOrThrow()
        const isLost = (await disputesOf(buyer.orderId)).some(({ status }) => status === 'lost')
        expect(await providerHolds(buyer.orderId)).toBe(isLost ? 0 : book.amount - book.refunded)
        expect(await db.selectFrom('refunds').select('id').where('status', '=', 'Pending').execute()).toEqual([])
        expect(await money.broken()).toEqual([])
      }),
      { numRuns: rounds(12, 300) },
    )
  },
  rounds(300_000, 1_800_000),
)

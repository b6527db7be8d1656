import type { Tx } from '#platform/database/database.ts'
import { type Doer, writeEvents } from './history/license-event.store.ts'
import { giveLicensesOfOrder } from './license.store.ts'

type Move = { orderId: string; from: string | null; to: string; reason: string; doer: Doer; now: Date }

/** The licenses of an order move to another account with it, devices included; the history of each records it. */
export const moveOrderLicenses = async (tx: Tx, { orderId, from, to, reason, doer, now }: Move): Promise<void> => {
  const moved = await giveLicensesOfOrder(tx, { orderId, from, to })
  const details = { ...(from && { from }), to, note: reason }
  await writeEvents(
    tx,
    moved.map(({ id }) => ({ licenseId: id, kind: 'Transferred' as const, details })),
    doer,
    now,
  )
}

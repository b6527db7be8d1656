import type { Tx } from '#platform/database/database.ts'
import { saleStatus } from '../settling/sale-status.rules.ts'
import { findStandingDispute } from './dispute.store.ts'
import { listSaleLines, setSaleStand } from './refund.store.ts'

/** Updates the status of every sale of an order. A refund that is only requested does not count. */
export const restateSales = async (tx: Tx, { orderId, paymentId }: { orderId: string; paymentId: string }): Promise<void> => {
  const isDisputed = (await findStandingDispute(tx, paymentId)) !== undefined
  for (const [saleId, lines] of Map.groupBy(await listSaleLines(tx, orderId), (line) => line.sale_id)) {
    const stand = lines.map((line) => ({ ...line, isRefunded: line.is_refunded, isHeld: isDisputed && line.refund_id === null }))
    await setSaleStand(tx, saleId, {
      status: saleStatus(stand),
      refunded: stand.reduce((sum, line) => sum + (line.isRefunded ? line.due : 0), 0),
      earned: stand.reduce((sum, line) => sum + (line.isRefunded || line.isHeld ? 0 : line.net), 0),
    })
  }
}

export { daysHeld } from './due.rules.ts'
export { listEntryLines, listOrdersInBooks } from './entry.views.ts'
export { disputeLines, disputeLostLines, lateCaptureLines, refundLines, type SaleLine, saleLines, turn } from './sale.rules.ts'
export { type LedgerLine, writeEntry } from './write-entry.ts'

export { listEntryLines, listOrdersInBooks } from './entry.views.ts'
export { disputeLines, disputeLostLines, lateCaptureLines, refundLines, type SaleLine, saleLines, turn } from './sale.rules.ts'
export { writeEntry } from './write-entry.ts'

export { listEntryLines } from './entry.views.ts'
export { disputeLines, disputeLostLines, refundLines, type SoldLine, saleLines, strayLines, turn } from './sale.rules.ts'
export { writeEntry } from './write-entry.ts'

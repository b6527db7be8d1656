import type { SaleRow } from '#contract/sales/sales.ts'

/** What a sale or an order is called on screens, wherever it is named. */
export const saleStatusLabel: Record<SaleRow['status'], string> = {
  Completed: 'Completed',
  PartiallyRefunded: 'Partly refunded',
  Refunded: 'Refunded',
  Disputed: 'Disputed',
}

import type { orderStatuses } from '#contract/orders/orders.ts'
import type { Moves } from '#kernel/states.ts'

export type OrderStatus = (typeof orderStatuses)[number]

/** A free order goes from Open to Paid; a declined card leads back to Open. */
export const orderMoves: Moves<OrderStatus> = {
  Open: ['PaymentProcessing', 'Paid'],
  PaymentProcessing: ['Paid', 'Open', 'Failed'],
  Paid: ['Completed'],
  Completed: [],
  Failed: [],
}

/** What the storefront calls it: being paid is still open, paid is as good as done. */
export const storefrontStatus = (status: OrderStatus): 'Open' | 'Completed' | 'Failed' => {
  if (status === 'Failed') return 'Failed'
  return status === 'Open' || status === 'PaymentProcessing' ? 'Open' : 'Completed'
}

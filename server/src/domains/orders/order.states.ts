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

/** The status as the storefront shows it: being paid still counts as Open, Paid as Completed. */
export const storefrontStatus = (status: OrderStatus): 'Open' | 'Completed' | 'Failed' => {
  if (status === 'Failed') return 'Failed'
  return status === 'Open' || status === 'PaymentProcessing' ? 'Open' : 'Completed'
}

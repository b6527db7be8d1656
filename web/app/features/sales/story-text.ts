import type { OrderEventKind } from '#contract/sales/order-story.ts'

export const eventLabel: Readonly<Record<OrderEventKind, string>> = {
  cart: 'Cart',
  payment: 'Payment',
  webhook: 'Webhook',
  invoice: 'Invoice',
  mail: 'E-mail',
  license: 'License',
  activation: 'Device',
  download: 'Download',
  refund: 'Refund',
  dispute: 'Dispute',
  staff: 'Staff',
}

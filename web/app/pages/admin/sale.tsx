import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Order')

export default function AdminSale() {
  return <PreparedPage title="Order" lead="One order with its lines, payments and licenses." />
}

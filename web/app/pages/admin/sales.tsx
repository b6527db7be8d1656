import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Sales')

export default function AdminSales() {
  return <PreparedPage title="Sales" lead="Every order of the shop." />
}

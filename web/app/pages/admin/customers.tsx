import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Customers')

export default function AdminCustomers() {
  return <PreparedPage title="Customers" lead="Who buys here." way={{ to: '/admin', label: 'Back to the overview' }} />
}

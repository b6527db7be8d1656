import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Customer')

export default function AdminCustomer() {
  return (
    <PreparedPage
      title="Customer"
      lead="One customer with orders, licenses and devices."
      way={{ to: '/admin', label: 'Back to the overview' }}
    />
  )
}

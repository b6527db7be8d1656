import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Payouts')

export default function AdminPayouts() {
  return <PreparedPage title="Payouts" lead="What creators are due, and paying it." way={{ to: '/admin', label: 'Back to the overview' }} />
}

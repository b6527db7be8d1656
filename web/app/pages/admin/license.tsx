import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('License')

export default function AdminLicense() {
  return (
    <PreparedPage title="License" lead="One license with its seats and history." way={{ to: '/admin', label: 'Back to the overview' }} />
  )
}

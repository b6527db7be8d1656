import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Licenses')

export default function AdminLicenses() {
  return <PreparedPage title="Licenses" lead="Every license of the shop." way={{ to: '/admin', label: 'Back to the overview' }} />
}

import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Creators')

export default function AdminCreators() {
  return <PreparedPage title="Creators" lead="Applications, storefronts and fees." way={{ to: '/admin', label: 'Back to the overview' }} />
}

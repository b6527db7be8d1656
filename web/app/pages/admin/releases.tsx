import { Outlet } from 'react-router'
import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Releases')

export default function AdminReleases() {
  return (
    <>
      <PreparedPage
        title="Releases"
        lead="Builds that wait for their QA review, and what became of the others."
        way={{ to: '/admin', label: 'Back to the overview' }}
      />
      <Outlet />
    </>
  )
}

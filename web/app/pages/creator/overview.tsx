import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Overview')

export default function CreatorOverview() {
  return <PreparedPage title="Overview" lead="Revenue, units and what needs you, compared with the period before." />
}

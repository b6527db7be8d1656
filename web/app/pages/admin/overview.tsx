import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Admin')

export default function AdminOverview() {
  return <PreparedPage title="Admin" lead="Sales, creators, customers, licenses and releases at a glance." />
}

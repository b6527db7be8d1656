import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Bundle')

export default function CreatorBundle() {
  return <PreparedPage title="Bundle" lead="What is in it, what it costs and what the customer saves." />
}

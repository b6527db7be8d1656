import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Approve a release')

export default function ApproveReview() {
  return (
    <PreparedPage
      title="Approve a release"
      lead="What is approved is what customers get, byte for byte."
      way={{ to: '/admin/releases', label: 'Back to releases' }}
    />
  )
}

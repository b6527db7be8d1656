import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Reject a release')

export default function RejectReview() {
  return (
    <PreparedPage
      title="Reject a release"
      lead="The reason goes to the creator by mail."
      way={{ to: '/admin/releases', label: 'Back to releases' }}
    />
  )
}

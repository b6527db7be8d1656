import { RejectScreen } from '#web/features/releases/reviews/reject-screen.tsx'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const meta = privateHead('Reject a release')

export default function RejectReview() {
  return <RejectScreen />
}

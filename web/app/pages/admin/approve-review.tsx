import { ApproveScreen } from '#web/features/releases/reviews/approve-screen.tsx'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const meta = privateHead('Approve a release')

export default function ApproveReview() {
  return <ApproveScreen />
}

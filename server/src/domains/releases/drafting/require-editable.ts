import { isEditable, type ReleaseStatus } from '#contract/releases/release-states.ts'
import { refuse } from '#kernel/refusal.ts'

const details: Partial<Record<ReleaseStatus, string>> = {
  InReview: 'It is in review. Withdraw it to change it.',
  Approved: 'It was approved and can no longer be changed.',
}

/** A release cannot be changed while it is in review, nor afterwards. */
export const requireEditable = ({ status }: { status: ReleaseStatus }): void => {
  const detail = details[status]
  if (!isEditable(status)) refuse('already-done', detail ? { detail } : {})
}

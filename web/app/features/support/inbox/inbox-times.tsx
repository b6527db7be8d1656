import type { InboxOverview } from '#contract/support/conversations.ts'
import { durationText } from './inbox-text.ts'

/** How long answers take, for conversations of the last thirty days. */
export const InboxTimes = ({ overview: { firstAnswerSeconds, closingSeconds } }: { overview: InboxOverview }) => {
  if (firstAnswerSeconds === null) return null
  return (
    <span title="Median of the last 30 days">
      First answer {durationText(firstAnswerSeconds)}
      {closingSeconds !== null && `, closed ${durationText(closingSeconds)}`} (median, 30 days)
    </span>
  )
}

import type { Review } from '#contract/releases/reviews.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { channelLabel } from '../release-text.ts'

/** The creator of the release, how long it has been waiting, and who decided. */
export const ReviewFacts = ({ review }: { review: Review }) => {
  const { creator, channel, submittedAt, decidedAt, decidedBy, taken } = review
  return (
    <DescriptionList
      className="border-t border-line"
      items={[
        { term: 'Creator', detail: creator.name },
        { term: 'Channel', detail: channelLabel[channel] },
        ...(submittedAt
          ? [
              {
                term: 'Submitted',
                detail: (
                  <>
                    <Instant at={submittedAt} show="ago" />, <Instant at={submittedAt} show="moment" className="text-ink-2" />
                  </>
                ),
              },
            ]
          : []),
        ...(taken
          ? [
              {
                term: 'Reviewed by',
                detail: (
                  <>
                    {taken.isYou ? 'You' : taken.by.name}, until <Instant at={taken.until} show="moment" />
                  </>
                ),
              },
            ]
          : []),
        ...(decidedAt
          ? [
              {
                term: 'Last decided',
                detail: (
                  <>
                    <Instant at={decidedAt} show="moment" />
                    {decidedBy && ` by ${decidedBy}`}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

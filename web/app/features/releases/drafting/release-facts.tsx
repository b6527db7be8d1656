import { Link } from 'react-router'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { channelLabel } from '../release-text.ts'

/** The details of a release. */
export const ReleaseFacts = ({ release }: { release: OwnReleaseDetails }) => {
  const { productId, productName, channel, createdAt, submittedAt, publishedAt, downloads } = release
  const moment = (term: string, at: string | null) => (at ? [{ term, detail: <Instant at={at} show="moment" className="figures" /> }] : [])
  return (
    <DescriptionList
      items={[
        {
          term: 'Product',
          detail: (
            <Link to={`/creator/products/${productId}#releases`} className="link">
              {productName}
            </Link>
          ),
        },
        { term: 'Channel', detail: channelLabel[channel] },
        ...moment('Created', createdAt),
        ...moment('Submitted', submittedAt),
        ...moment('Published', publishedAt),
        ...(publishedAt
          ? [
              {
                term: 'Downloads',
                detail: (
                  <span className="figures">
                    <Count of={downloads} />
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

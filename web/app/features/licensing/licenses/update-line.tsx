import { Link } from 'react-router'
import type { License } from '#contract/licensing/inventory.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { newsOf } from './license-text.ts'

/** A version that came out since, beside what the devices run, and where to read what changed. */
export const UpdateLine = ({ license }: { license: License }) => {
  const news = newsOf(license)
  const { product } = license
  if (!news) return null
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-14 text-ink-2">
      <Chip tone="accent">{news.version} is out</Chip>
      <span>
        since <Instant at={news.since} />
        {news.installed.length > 0 && <>, you have {news.installed.join(' and ')}</>}
      </span>
      <Link to={`/${product.creatorSlug}/${product.productId}/download`} className="link">
        What changed
      </Link>
    </p>
  )
}

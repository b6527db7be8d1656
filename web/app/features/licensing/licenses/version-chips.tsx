import { Link } from 'react-router'
import type { License } from '#contract/licensing/inventory.ts'
import { Chip } from '#web/ui/chip.tsx'
import { newsOf } from './license-text.ts'

const maxShown = 3

/** The installed versions, or only those older than the newest release; without installed ones, the current version. */
export const VersionChips = ({ license }: { license: License }) => {
  const { product, installedVersions } = license
  const news = newsOf(license)
  return (
    <>
      {(news?.installed ?? installedVersions).slice(0, maxShown).map((version) => (
        <Chip key={version}>{version} installed</Chip>
      ))}
      {product.currentVersion && !news && installedVersions.length === 0 && <Chip>{product.currentVersion}</Chip>}
      {news && (
        <Link
          to={`/${product.creatorSlug}/${product.productId}/download`}
          aria-label={`${news.version} is out: what changed in ${product.name}`}
          className="inline-flex rounded-small hover:underline"
        >
          <Chip tone="accent">{news.version} is out</Chip>
        </Link>
      )}
    </>
  )
}

import type { ProductCard } from '#contract/catalog/catalog.ts'
import { PackListen } from '#web/features/media/audition/pack-listen.tsx'
import { Changelog } from '#web/features/releases/changelog.tsx'
import { SimilarProducts } from './similar-products.tsx'

/** The end of a product's page: what is in a pack to be heard, what changed from version to version, and products like it. */
export const ProductEnd = ({ product }: { product: ProductCard }) => {
  const { creatorId, id, name, creator, category, iconUrl } = product
  const href = `/${creator.slug}/${id}`
  return (
    <>
      {category === 'SamplePack' && (
        <PackListen
          key={href}
          creatorId={creatorId}
          productId={id}
          subtitle={`${name} by ${creator.name}`}
          href={href}
          coverUrl={iconUrl}
        />
      )}
      <Changelog creatorId={creatorId} productId={id} everyVersion={`${href}/download`} />
      <SimilarProducts creatorId={creatorId} productId={id} />
    </>
  )
}

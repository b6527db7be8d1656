import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { listPackSounds } from '#contract/releases/sounds.ts'
import { listSimilar } from '#contract/storefront/discovery.ts'
import { PackListen } from '#web/features/media/audition/pack-listen.tsx'
import { Changelog } from '#web/features/releases/changelog.tsx'
import { read } from '#web/lib/api/page-reads.ts'
import { listReleases } from '#web/lib/api/release-routes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SimilarProducts } from './similar-products.tsx'

type ProductEndProps = {
  product: ProductCard
  /** Shown until all of it is loaded. */
  waiting: ReactNode
  /** The content below. */
  children: ReactNode
}

/**
 * The end of a product's page: the sounds of a pack, the release notes, and similar products. It appears as a whole, because each part on
 * its own would push down those below it. Parts that fail to load are replaced by one message, below those that are there.
 */
export const ProductEnd = ({ product, waiting, children }: ProductEndProps) => {
  const { creatorId, id, name, creator, category, iconUrl } = product
  const href = `/${creator.slug}/${id}`
  const params = { creatorId, productId: id }
  const sounds = useRead(read(listPackSounds, { params }), { enabled: category === 'SamplePack' })
  const history = useRead(read(listReleases, { params }))
  const similar = useRead(read(listSimilar, { params }))
  const parts = [sounds, history, similar]
  if (parts.some(({ isLoading }) => isLoading)) return waiting
  const failed = parts.filter(({ isError }) => isError)
  return (
    <>
      {sounds.data && (
        <PackListen key={href} {...params} first={sounds.data} subtitle={`${name} by ${creator.name}`} href={href} coverUrl={iconUrl} />
      )}
      <Changelog releases={history.data?.releases ?? []} everyVersion={`${href}/download`} />
      <SimilarProducts products={similar.data ?? []} />
      {failed.length > 0 && (
        <p role="alert" className="flex flex-wrap items-center gap-3 py-8 text-14">
          Some of this page couldn’t be loaded.
          <Button size="small" onPress={() => Promise.all(failed.map(({ refetch }) => refetch()))}>
            Try again
          </Button>
        </p>
      )}
      {children}
    </>
  )
}

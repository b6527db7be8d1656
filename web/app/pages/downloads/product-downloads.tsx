import { useLocation } from 'react-router'
import { NotAllowed } from '#web/features/releases/not-allowed.tsx'
import { ProductHead } from '#web/features/releases/product-head.tsx'
import { ReleaseSection } from '#web/features/releases/release-section.tsx'
import { useOwnBuild } from '#web/features/releases/use-own-build.ts'
import type { RouteOf } from '#web/lib/api/lazy-route.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { listReleases } from '#web/lib/api/release-routes.ts'
import { useMore } from '#web/lib/api/use-more.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { followSlug } from '../storefront/moved-creator.ts'

const page = pageReads(
  ({ params }) => ({
    product: read(listReleases, { params: { creatorId: params.creatorId ?? '', productId: params.productId ?? '' } }),
  }),
  ({ product }, { params, url }) => followSlug(params, product.creator.slug, url),
)

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ product }, origin) =>
  pageHead({
    origin,
    path: `/${product.creator.slug}/${product.productId}/download`,
    title: `Download ${product.name} - Soundfair`,
    description: `Every version of ${product.name} by ${product.creator.name}, for every system, with what changed.`,
    image: `/og/${product.creator.slug}/${product.productId}.png`,
  }),
)

export default function ProductDownloads() {
  const { product } = page.useData()
  const user = useUser()
  const { pathname } = useLocation()
  const { parts, hasMore, readMore } = useMore<RouteOf<typeof listReleases>>(product, (known) => {
    const last = known.at(-1)
    const after = last?.hasMore ? last.releases.at(-1)?.id : undefined
    const params = { creatorId: product.creatorId, productId: product.productId }
    return after === undefined ? undefined : read(listReleases, { params, query: { after } })
  })
  const [newest, ...older] = parts.flatMap(({ releases }) => releases)
  const own = useOwnBuild(product.releases)?.build
  return (
    <>
      <ProductHead product={product} title="Downloads" />
      {newest === undefined ? (
        <EmptyState
          title="Nothing to download yet"
          action={!product.isWithdrawn && <ButtonLink to={`/${product.creator.slug}/${product.productId}`}>Back</ButtonLink>}
        >
          {product.creator.name} has not published a release. Check back later.
        </EmptyState>
      ) : (
        <>
          {!product.downloadsAllowed && (
            <div className="mb-8">
              <NotAllowed product={product} isSignedIn={user !== null} here={pathname} />
            </div>
          )}
          <ReleaseSection release={newest} isNewest own={own} />
          {older.length > 0 && (
            <section aria-labelledby="older">
              <h2 id="older" className="mt-6 mb-3 text-20">
                Older versions
              </h2>
              {older.map((release) => (
                <ReleaseSection key={release.id} release={release} isNewest={false} own={own} />
              ))}
              {hasMore && (
                <Button size="small" kind="plain" onPress={readMore} busyLabel="Loading" errorLabel="Not loaded" className="mt-6">
                  Show more
                </Button>
              )}
            </section>
          )}
        </>
      )}
    </>
  )
}

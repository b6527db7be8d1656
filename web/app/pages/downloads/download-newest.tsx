import { useLocation } from 'react-router'
import { NewestDownload } from '#web/features/releases/newest-download.tsx'
import { NotAllowed } from '#web/features/releases/not-allowed.tsx'
import { ProductHead } from '#web/features/releases/product-head.tsx'
import { useOwnBuild } from '#web/features/releases/use-own-build.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { listReleases } from '#web/lib/api/release-routes.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

const page = pageReads(({ params }) => ({
  product: read(listReleases, { params: { creatorId: params.creatorId ?? '', productId: params.productId ?? '' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ product }) => [{ title: `Download ${product.name} - Soundfair` }, { name: 'robots', content: 'noindex' }])

/** A link that downloads: the newest build for the visitor's system starts automatically. */
export default function DownloadNewest() {
  const { product } = page.useData()
  const user = useUser()
  const { pathname } = useLocation()
  const [newest] = product.releases
  const own = useOwnBuild(product.releases)
  const shown = own?.release ?? newest
  return (
    <>
      <ProductHead product={product} title={shown ? `Download ${shown.version}` : 'Download'} />
      {shown === undefined ? (
        <EmptyState title="Nothing to download yet">{product.creator.name} has not published a release.</EmptyState>
      ) : product.downloadsAllowed ? (
        <NewestDownload product={product} release={shown} own={own?.build} />
      ) : (
        <NotAllowed product={product} isSignedIn={user !== null} here={pathname} />
      )}
    </>
  )
}

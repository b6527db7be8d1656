import { useSearchParams } from 'react-router'
import { listOwnProducts } from '#contract/catalog/products.ts'
import { creatorLevel } from '#contract/core/permissions.ts'
import { listCreatorReleases } from '#contract/releases/own-releases.ts'
import { useUndiscarded } from '#web/features/releases/builds/removals.ts'
import { NewReleaseButton } from '#web/features/releases/drafting/new-release-button.tsx'
import { OnlyReads } from '#web/features/releases/drafting/only-reads.tsx'
import { ReleaseList } from '#web/features/releases/drafting/release-list.tsx'
import { releaseWish } from '#web/features/releases/drafting/release-wish.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { titled } from '../parts/titled.ts'

export const handle = { query: ['q', 'product', 'status', 'sort', 'after', 'releases'] }

const page = pageReads(({ url }) => ({
  releases: read(listCreatorReleases, { query: releaseWish(url.searchParams) }),
  products: read(listOwnProducts, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Releases')

export default function CreatorReleases() {
  const { releases, products } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const canEdit = creatorLevel('releases', user?.creatorRoles ?? []) === 'write'
  const open = products.filter(({ state }) => state !== 'Archived')
  const wish = releaseWish(query)
  const hasAny = useUndiscarded(releases.items).length > 0 || Object.keys(wish).length > 0
  const create =
    canEdit && (open.length > 0 ? <NewReleaseButton products={open} /> : <ButtonLink to="/creator/products">Products</ButtonLink>)
  return (
    <StudioFrame>
      <PageHead title="Releases">
        <ButtonLink to="/resources/getting-started/releases-and-review" size="small">
          How releases work
        </ButtonLink>
        {hasAny && create}
      </PageHead>
      {!canEdit && <OnlyReads className="mb-6" />}
      <ReleaseList page={releases} wish={wish} products={products} create={create} canEdit={canEdit} />
    </StudioFrame>
  )
}

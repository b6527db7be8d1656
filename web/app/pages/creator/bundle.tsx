import { getOwnBundle, listBundleVersions } from '#contract/catalog/bundles.ts'
import { listOwnProducts } from '#contract/catalog/products.ts'
import { creatorLevel } from '#contract/core/permissions.ts'
import { listDiscounts } from '#contract/discounts/discounts.ts'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read, readPart } from '#web/lib/api/page-reads.ts'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import { BundleEditor } from './parts/bundle-editor.tsx'
import { onOtherPage } from './parts/on-other-page.ts'

export const handle = { query: ['part', 'versions'] }

const page = pageReads(({ params }) => ({
  bundle: read(getOwnBundle, { params: { bundleId: params.bundleId ?? '' } }),
  products: read(listOwnProducts, {}),
  discounts: read(listDiscounts, {}),
  versions: readPart(listBundleVersions, { params: { bundleId: params.bundleId ?? '' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = onOtherPage
export const meta = page.meta(({ bundle }) => [{ title: `${bundle.draft.name || bundle.id} - Soundfair` }])

export default function CreatorBundle() {
  const { bundle, products, discounts, versions } = page.useData()
  const user = useUser()
  const creator = useCreator()
  const creatorId = user?.creatorId ?? ''
  return (
    <StudioFrame>
      <BundleEditor
        key={bundle.id}
        bundle={bundle}
        products={products}
        discounts={discounts}
        versions={versions}
        creator={{ id: creatorId, slug: creator?.slug ?? creatorId }}
        userId={user?.id ?? ''}
        canEdit={creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'}
      />
    </StudioFrame>
  )
}

import { getOwnProduct, listOwnProducts, listProductVersions } from '#contract/catalog/products.ts'
import { listDiscounts } from '#contract/discounts/discounts.ts'
import { listCreatorReleases } from '#contract/releases/own-releases.ts'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read, readPart } from '#web/lib/api/page-reads.ts'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import { onOtherPage } from './parts/on-other-page.ts'
import { ProductEditor } from './parts/product-editor.tsx'

export const handle = { query: ['part', 'versions', 'releases'] }

const page = pageReads(({ params }) => ({
  product: read(getOwnProduct, { params: { productId: params.productId ?? '' } }),
  discounts: read(listDiscounts, {}),
  products: read(listOwnProducts, {}),
  releases: readPart(listCreatorReleases, { query: { productId: params.productId ?? '' } }),
  versions: readPart(listProductVersions, { params: { productId: params.productId ?? '' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = onOtherPage
export const meta = page.meta(({ product }) => [{ title: `${product.draft.name || product.id} - Soundfair` }])

export default function CreatorProduct() {
  const { product, discounts, products, releases, versions } = page.useData()
  const user = useUser()
  const creator = useCreator()
  const creatorId = user?.creatorId ?? ''
  return (
    <StudioFrame>
      <ProductEditor
        key={product.id}
        product={product}
        discounts={discounts}
        releases={releases}
        versions={versions}
        others={products.filter(({ id }) => id !== product.id)}
        creator={{ id: creatorId, slug: creator?.slug ?? creatorId }}
        userId={user?.id ?? ''}
        roles={user?.creatorRoles ?? []}
      />
    </StudioFrame>
  )
}

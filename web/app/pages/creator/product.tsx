import { getOwnProduct, listOwnProducts } from '#contract/catalog/products.ts'
import { listDiscounts } from '#contract/discounts/discounts.ts'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import { onOtherPage } from './parts/on-other-page.ts'
import { ProductEditor } from './parts/product-editor.tsx'

export const handle = { query: ['part', 'versions', 'releases'] }

const page = pageReads(({ params }) => ({
  product: read(getOwnProduct, { params: { productId: params.productId ?? '' } }),
  discounts: read(listDiscounts, {}),
  products: read(listOwnProducts, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = onOtherPage
export const meta = page.meta(({ product }) => [{ title: `${product.draft.name || product.id} - Soundfair` }])

export default function CreatorProduct() {
  const { product, discounts, products } = page.useData()
  const user = useUser()
  const creator = useCreator()
  const creatorId = user?.creatorId ?? ''
  return (
    <StudioFrame>
      <ProductEditor
        key={product.id}
        product={product}
        discounts={discounts}
        others={products.filter(({ id }) => id !== product.id)}
        creator={{ id: creatorId, slug: creator?.slug ?? creatorId }}
        userId={user?.id ?? ''}
        roles={user?.creatorRoles ?? []}
      />
    </StudioFrame>
  )
}

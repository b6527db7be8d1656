import { productCategories } from '#contract/catalog/catalog.ts'
import { archiveOwnProduct, listOwnProducts, restoreOwnProduct } from '#contract/catalog/products.ts'
import { creatorLevel } from '#contract/core/permissions.ts'
import { ItemList } from '#web/features/studio/list/item-list.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { readChoice } from '#web/ui/lists/table-query.ts'
import { titled } from '../parts/titled.ts'
import { categoryNames } from './parts/category-names.ts'
import { CreateProductDialog, DuplicateProductDialog } from './parts/new-product-dialogs.tsx'

export const handle = { query: ['q', 'category', 'state', 'sort'] }

const page = pageReads(() => ({ products: read(listOwnProducts, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Products')

const calls = {
  list: listOwnProducts,
  archive: (productId: string) => call(archiveOwnProduct, { params: { productId } }),
  restore: (productId: string) => call(restoreOwnProduct, { params: { productId } }),
}

export default function CreatorProducts() {
  const { products } = page.useData()
  const user = useUser()
  const creator = useCreator()
  return (
    <StudioFrame>
      <ItemList
        kind="product"
        title="Products"
        rows={products}
        canEdit={creatorLevel('products', user?.creatorRoles ?? []) === 'write'}
        addressStart={`/${creator?.slug ?? user?.creatorId ?? ''}/`}
        calls={calls}
        createDialog={CreateProductDialog}
        duplicateDialog={DuplicateProductDialog}
        noteOf={({ category }) => categoryNames[category]}
        empty={{
          title: 'No products yet',
          text: 'A product is a plugin, a sample pack, presets, a course: anything with a name, an icon and a price. It stays a draft until you publish it.',
        }}
        filters={
          <ListFilter
            name="category"
            label="Category"
            all="All categories"
            options={productCategories.map((value) => ({ value, label: categoryNames[value] }))}
            className="sm:w-48"
          />
        }
        narrow={({ category }, query) => category === (readChoice(query, 'category', productCategories) ?? category)}
      />
    </StudioFrame>
  )
}

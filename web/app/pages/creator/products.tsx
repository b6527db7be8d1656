import Plus from 'lucide-react/icons/plus'
import { productCategories } from '#contract/catalog.ts'
import { itemStates } from '#contract/editing.ts'
import { creatorLevel } from '#contract/permissions.ts'
import { listOwnProducts } from '#contract/products.ts'
import { chooseProducts, readProductWish } from '#web/features/products/list/choose-products.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { useCreator, useUser } from '#web/lib/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { preloadDialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/list-filter.tsx'
import { ListSearch } from '#web/ui/list-search.tsx'
import { useAsked } from '#web/ui/use-asked.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { titled } from '../parts/prepared-page.tsx'
import { categoryNames } from './parts/category-names.ts'
import { CreateProductDialog } from './parts/new-product-dialogs.tsx'
import { NothingFits } from './parts/nothing-fits.tsx'
import { ProductShelf } from './parts/product-shelf.tsx'

const page = pageReads(() => ({ products: read(listOwnProducts, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Products')

export default function CreatorProducts() {
  const { products } = page.useData()
  const query = useLateQuery('state')
  const user = useUser()
  const creator = useCreator()
  const creation = useAsked<true>()
  const canEdit = creatorLevel('products', user?.creatorRoles ?? []) === 'write'
  const addressStart = `/${creator?.slug ?? user?.creatorId ?? ''}/`
  const rows = chooseProducts(products, readProductWish(query))
  const create = canEdit && (
    <Button
      kind="go"
      size="small"
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={preloadDialog}
      onPress={() => creation.ask(true)}
    >
      New product
    </Button>
  )
  return (
    <StudioFrame>
      <PageHead title="Products" note={<span className="figures">{products.length}</span>}>
        {create}
      </PageHead>
      {products.length === 0 ? (
        <EmptyState title="Nothing on your shelves yet" action={create}>
          A product is a plugin, a sample pack, presets, a course: anything with a name, an icon and a price. It stays a draft until you
          publish it.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
            <ListSearch label="Search products" className="sm:max-w-72" />
            <ListFilter
              name="state"
              label="State"
              all="Draft and live"
              options={itemStates.map((value) => ({ value, label: value }))}
              className="sm:w-44"
            />
            <ListFilter
              name="category"
              label="Category"
              all="All categories"
              options={productCategories.map((value) => ({ value, label: categoryNames[value] }))}
              className="sm:w-48"
            />
          </div>
          {rows.length === 0 ? <NothingFits what="product" /> : <ProductShelf rows={rows} canEdit={canEdit} addressStart={addressStart} />}
        </>
      )}
      <CreateProductDialog open={creation.isOpen} onClose={creation.close} addressStart={addressStart} />
    </StudioFrame>
  )
}

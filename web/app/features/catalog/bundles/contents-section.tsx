import X from 'lucide-react/icons/x'
import type { ProductRow } from '#contract/catalog/products.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { useRemoval } from '#web/ui/lists/use-removal.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { ProductPicker } from './product-picker.tsx'

const limit = 50

type ContentsSectionProps = {
  productIds: readonly string[]
  products: readonly ProductRow[]
  onProductIds: (productIds: string[]) => void
  problem: string | undefined
  canEdit: boolean
}

const ChosenProduct = ({ id, product }: { id: string; product: ProductRow | undefined }) => (
  <>
    <Cover src={product?.iconUrl} alt="" width={80} className="size-10 shrink-0" />
    <span className="flex min-w-0 grow flex-wrap items-center gap-x-2.5 gap-y-1">
      <b className="truncate">{product?.name ?? id}</b>
      {product?.state !== 'Live' && <Chip tone="warn">{product ? `${product.state}, not for sale` : 'No longer exists'}</Chip>}
    </span>
    {product?.price && <Price {...product.price} className="shrink-0 font-normal text-ink-2" />}
  </>
)

/** What is in the bundle, in the order of its page. */
export const ContentsSection = ({ productIds, products, onProductIds, problem, canEdit }: ContentsSectionProps) => {
  const remove = useRemoval(productIds, onProductIds)
  return (
    <div id="field-productIds" tabIndex={-1} className="grid gap-4">
      <p className="text-14 text-ink-2">
        <span className="figures">{productIds.length}</span> of 2 to {limit} products
      </p>
      <SortableList
        items={productIds}
        keyOf={(id) => id}
        nameOf={(id) => products.find((product) => product.id === id)?.name ?? id}
        disabled={!canEdit}
        onSort={onProductIds}
        className="border-t border-line empty:hidden"
      >
        {(id, at, handle) => {
          const product = products.find((one) => one.id === id)
          return (
            <div className="flex items-center gap-3 border-b border-line py-2.5">
              {handle}
              <ChosenProduct id={id} product={product} />
              {canEdit && (
                <IconButton
                  label={`Remove ${product?.name ?? id}`}
                  kind="quiet"
                  size="small"
                  onClick={() => remove(at, product?.name ?? id)}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              )}
            </div>
          )
        }}
      </SortableList>
      {problem && <FieldError id="product-ids-error">{problem}</FieldError>}
      {canEdit && productIds.length < limit && (
        <ProductPicker
          products={products.filter(({ id, state }) => state !== 'Archived' && !productIds.includes(id))}
          onPick={(id) => onProductIds([...productIds, id])}
        />
      )}
    </div>
  )
}

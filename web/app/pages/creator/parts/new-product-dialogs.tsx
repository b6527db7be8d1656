import type { z } from 'zod'
import { createOwnProduct, duplicateOwnProduct, newProductForm, type ProductRow } from '#contract/catalog/products.ts'
import { ProductKindFields } from '#web/features/catalog/products/product-kind-fields.tsx'
import type { ItemDialogProps } from '#web/features/studio/list/item-rows.tsx'
import { NewItemDialog } from '#web/features/studio/list/new-item-dialog.tsx'
import { call } from '#web/lib/api/call.ts'
import { slugText } from '#web/ui/texts/slug-text.ts'
import { categoryNames } from './category-names.ts'
import { useEntrance } from './use-entrance.ts'

const blank: z.input<typeof newProductForm> = { id: '', name: '', type: 'Plugin', category: 'Plugin' }

export const CreateProductDialog = (props: ItemDialogProps) => {
  const enter = useEntrance('products')
  return (
    <NewItemDialog
      {...props}
      title="New product"
      description="It starts as a draft that only your team sees."
      confirmLabel="Create product"
      schema={newProductForm}
      first={blank}
      create={async (body) => enter(await call(createOwnProduct, { body }))}
      fields={(form) => <ProductKindFields form={form} categoryNames={categoryNames} />}
    />
  )
}

export const DuplicateProductDialog = ({ row, ...props }: ItemDialogProps & { row: ProductRow }) => {
  const enter = useEntrance('products')
  const name = `${row.name} copy`
  return (
    <NewItemDialog
      {...props}
      title={`Duplicate ${row.name}`}
      description="A new draft with the same texts, prices, images and page. Sales and releases are not copied."
      confirmLabel="Duplicate"
      schema={duplicateOwnProduct.body}
      first={{ id: slugText(name), name }}
      create={async (body) => enter(await call(duplicateOwnProduct, { params: { productId: row.id }, body }))}
    />
  )
}

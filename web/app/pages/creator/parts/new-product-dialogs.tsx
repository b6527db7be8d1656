import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { createOwnProduct, duplicateOwnProduct, newProductForm, type ProductRow } from '#contract/products.ts'
import { ProductKindFields } from '#web/features/products/list/product-kind-fields.tsx'
import { NewItemDialog } from '#web/features/studio/new-item-dialog.tsx'
import { call } from '#web/lib/call.ts'
import { outdateReads } from '#web/lib/read-cache.ts'
import { slugText } from '#web/ui/slug-text.ts'
import { categoryNames } from './category-names.ts'

type DialogProps = { open: boolean; onClose: () => void; addressStart: string }

const blank: z.input<typeof newProductForm> = { id: '', name: '', type: 'Plugin', category: 'Plugin' }

/** Into the editor of what was just made. */
const useEntrance = () => {
  const navigate = useNavigate()
  return async ({ id }: { id: string }): Promise<void> => {
    await outdateReads('/api/creator')
    await navigate(`/creator/products/${id}`)
  }
}

export const CreateProductDialog = (props: DialogProps) => {
  const enter = useEntrance()
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

export const DuplicateProductDialog = ({ row, ...props }: DialogProps & { row: ProductRow }) => {
  const enter = useEntrance()
  const name = `${row.name} copy`
  return (
    <NewItemDialog
      {...props}
      title={`Duplicate ${row.name}`}
      description="A new draft with the same texts, prices, pictures and page. Sales and releases are not copied."
      confirmLabel="Duplicate"
      schema={duplicateOwnProduct.body}
      first={{ id: slugText(name), name }}
      create={async (body) => enter(await call(duplicateOwnProduct, { params: { productId: row.id }, body }))}
    />
  )
}

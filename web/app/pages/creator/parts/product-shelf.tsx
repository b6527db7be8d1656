import { archiveOwnProduct, listOwnProducts, type ProductRow, restoreOwnProduct } from '#contract/products.ts'
import { ProductTable } from '#web/features/products/list/product-table.tsx'
import { ArchiveDialog } from '#web/features/studio/archive-dialog.tsx'
import { ItemMenu } from '#web/features/studio/item-menu.tsx'
import { StateChip } from '#web/features/studio/state-chip.tsx'
import { call } from '#web/lib/call.ts'
import { failureLine } from '#web/lib/failure-words.ts'
import { useReread } from '#web/lib/use-reread.ts'
import { toast } from '#web/ui/toast.ts'
import { useAsked } from '#web/ui/use-asked.ts'
import { categoryNames } from './category-names.ts'
import { DuplicateProductDialog } from './new-product-dialogs.tsx'

type ProductShelfProps = { rows: readonly ProductRow[]; canEdit: boolean; addressStart: string }

/** The table with what can be done to its rows. */
export const ProductShelf = ({ rows, canEdit, addressStart }: ProductShelfProps) => {
  const reread = useReread()
  const archiving = useAsked<ProductRow>()
  const copying = useAsked<ProductRow>()

  const archive = async ({ id }: { id: string }): Promise<void> => {
    await call(archiveOwnProduct, { params: { productId: id } })
    await reread(listOwnProducts)
  }

  const restore = async ({ id, name }: ProductRow): Promise<void> => {
    try {
      await call(restoreOwnProduct, { params: { productId: id } })
      await reread(listOwnProducts)
      toast({ kind: 'ok', text: `${name} is back.` })
    } catch (error) {
      toast({ kind: 'error', text: failureLine(error) })
    }
  }

  return (
    <>
      <ProductTable
        rows={rows}
        categoryNames={categoryNames}
        stateOf={(row) => <StateChip {...row} />}
        menuOf={(row) => (
          <ItemMenu
            {...row}
            pageHref={`${addressStart}${row.id}`}
            canEdit={canEdit}
            onDuplicate={() => copying.ask(row)}
            onArchive={() => archiving.ask(row)}
            onRestore={() => restore(row)}
          />
        )}
      />
      <ArchiveDialog kind="product" open={archiving.isOpen} item={archiving.about} onClose={archiving.close} onArchive={archive} />
      {copying.about && (
        <DuplicateProductDialog
          key={copying.about.id}
          row={copying.about}
          open={copying.isOpen}
          onClose={copying.close}
          addressStart={addressStart}
        />
      )}
    </>
  )
}

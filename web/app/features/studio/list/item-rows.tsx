import type { ReactNode } from 'react'
import type { ItemRow } from '#contract/catalog/item-routes.ts'
import type { Route } from '#contract/core/route.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import type { CountColumn } from './choose-items.ts'
import { ItemMenu } from './item-menu.tsx'
import { ItemTable } from './item-table.tsx'

export type ItemCalls = {
  list: Pick<Route, 'path'>
  archive: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
}

export type ItemDialogProps = { open: boolean; onClose: () => void; addressStart: string }

export type ItemRowsProps<Item> = {
  kind: 'product' | 'bundle'
  rows: readonly Item[]
  canEdit: boolean
  /** The beginning of the items' addresses: "/northlight-audio/". */
  addressStart: string
  calls: ItemCalls
  duplicateDialog: (props: ItemDialogProps & { row: Item }) => ReactNode
  noteOf?: ((row: Item) => ReactNode) | undefined
  count?: CountColumn<Item> | undefined
}

const labels = { product: { what: 'Product', all: 'Products' }, bundle: { what: 'Bundle', all: 'Bundles' } }

/** The table with the actions on its rows. */
export const ItemRows = <Item extends ItemRow>(props: ItemRowsProps<Item>) => {
  const { kind, rows, canEdit, addressStart, calls, duplicateDialog: DuplicateDialog, noteOf, count } = props
  const reread = useReread()
  const archiving = useAsked<Item>()
  const copying = useAsked<Item>()

  const archive = async ({ id }: { id: string }): Promise<void> => {
    await calls.archive(id)
    await reread(calls.list)
  }

  const restore = async ({ id, name }: { id: string; name: string }): Promise<void> => {
    try {
      await calls.restore(id)
      toast({ kind: 'ok', text: `${name} is back` })
    } catch (error) {
      tellFailure(error)
    } finally {
      // Also where a colleague was faster: the list shows the current state.
      await reread(calls.list)
    }
  }

  return (
    <>
      <ItemTable
        caption={labels[kind].all}
        what={labels[kind].what}
        rows={rows}
        hrefOf={({ id }) => `/creator/${kind}s/${id}`}
        noteOf={noteOf}
        count={count}
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
      <ArchiveDialog
        kind={kind}
        open={archiving.isOpen}
        item={archiving.about}
        onClose={archiving.close}
        onArchive={archive}
        onUndo={restore}
      />
      {copying.about && (
        <DuplicateDialog
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

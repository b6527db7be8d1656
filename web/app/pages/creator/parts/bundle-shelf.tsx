import { archiveOwnBundle, type BundleRow, listOwnBundles, restoreOwnBundle } from '#contract/bundles.ts'
import { BundleTable } from '#web/features/bundles/bundle-table.tsx'
import { ArchiveDialog } from '#web/features/studio/archive-dialog.tsx'
import { ItemMenu } from '#web/features/studio/item-menu.tsx'
import { StateChip } from '#web/features/studio/state-chip.tsx'
import { call } from '#web/lib/call.ts'
import { failureLine } from '#web/lib/failure-words.ts'
import { useReread } from '#web/lib/use-reread.ts'
import { toast } from '#web/ui/toast.ts'
import { useAsked } from '#web/ui/use-asked.ts'
import { DuplicateBundleDialog } from './new-bundle-dialogs.tsx'

type BundleShelfProps = { rows: readonly BundleRow[]; canEdit: boolean; addressStart: string }

/** The table with what can be done to its rows. */
export const BundleShelf = ({ rows, canEdit, addressStart }: BundleShelfProps) => {
  const reread = useReread()
  const archiving = useAsked<BundleRow>()
  const copying = useAsked<BundleRow>()

  const archive = async ({ id }: { id: string }): Promise<void> => {
    await call(archiveOwnBundle, { params: { bundleId: id } })
    await reread(listOwnBundles)
  }

  const restore = async ({ id, name }: BundleRow): Promise<void> => {
    try {
      await call(restoreOwnBundle, { params: { bundleId: id } })
      await reread(listOwnBundles)
      toast({ kind: 'ok', text: `${name} is back.` })
    } catch (error) {
      toast({ kind: 'error', text: failureLine(error) })
    }
  }

  return (
    <>
      <BundleTable
        rows={rows}
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
      <ArchiveDialog kind="bundle" open={archiving.isOpen} item={archiving.about} onClose={archiving.close} onArchive={archive} />
      {copying.about && (
        <DuplicateBundleDialog
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

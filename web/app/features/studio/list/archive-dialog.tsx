import type { ItemState } from '#contract/catalog/editing.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

export type ShelvedItem = { id: string; name: string; state: ItemState }

type ArchiveDialogProps = {
  kind: 'product' | 'bundle'
  open: boolean
  item: ShelvedItem | undefined
  onClose: () => void
  onArchive: (item: ShelvedItem) => Promise<unknown>
  onUndo: (item: ShelvedItem) => Promise<unknown>
}

const consequences = {
  product:
    'Nobody can find or buy it any more. Everyone who owns it keeps the license, downloads and updates. You can restore it at any time.',
  bundle:
    'Nobody can find or buy it any more. Its products stay on sale, and everyone who bought it keeps them. You can restore it at any time.',
}

/** Asks for a confirmation before an item is taken off sale. */
export const ArchiveDialog = ({ kind, open, item, onClose, onArchive, onUndo }: ArchiveDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    title={`Archive ${item?.name ?? ''}?`}
    confirmLabel={`Archive ${kind}`}
    onConfirm={async () => {
      if (!item) return
      await onArchive(item)
      toast({ kind: 'ok', text: `${item.name} is archived`, action: { label: 'Undo', run: () => onUndo(item) } })
    }}
    onFail={tellFailure}
  >
    {consequences[kind]}
  </ConfirmDialog>
)

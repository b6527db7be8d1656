import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ItemState } from '#contract/catalog/editing.ts'
import { Menu, type MenuEntry } from '#web/ui/overlays/menu.tsx'

type ItemMenuProps = {
  name: string
  state: ItemState
  pageHref: string
  canEdit: boolean
  onDuplicate: () => void
  onArchive: () => void
  onRestore: () => void
}

/** The actions on one row of a list. */
export const ItemMenu = ({ name, state, pageHref, canEdit, onDuplicate, onArchive, onRestore }: ItemMenuProps) => {
  const look: MenuEntry =
    state === 'Live'
      ? { id: 'look', label: 'Open its page', icon: <ExternalLink size={15} aria-hidden="true" />, to: pageHref }
      : { id: 'look', label: 'Preview', icon: <ExternalLink size={15} aria-hidden="true" />, to: `${pageHref}?preview=true` }
  const archiving: MenuEntry =
    state === 'Archived'
      ? { id: 'restore', label: 'Restore', icon: <ArchiveRestore size={15} aria-hidden="true" />, run: onRestore }
      : { id: 'archive', label: 'Archive', icon: <Archive size={15} aria-hidden="true" />, danger: true, run: onArchive }
  return (
    <Menu
      align="end"
      label={`More for ${name}`}
      trigger={<Ellipsis size={18} aria-hidden="true" />}
      className="inline-grid size-8.5 place-items-center rounded text-ink-2 hover:bg-paper-2 hover:text-ink"
      groups={[
        { entries: [look] },
        ...(canEdit
          ? [
              {
                entries: [
                  { id: 'duplicate', label: 'Duplicate', icon: <Copy size={15} aria-hidden="true" />, run: onDuplicate },
                  archiving,
                ],
              },
            ]
          : []),
      ]}
    />
  )
}

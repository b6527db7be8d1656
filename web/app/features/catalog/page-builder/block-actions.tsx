import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { MenuGroup } from '#web/ui/overlays/menu.tsx'
import type { Builder } from './use-builder.ts'

/** The actions on a block as a whole. */
export const blockActions = (block: PageBlock, at: number, count: number, builder: Builder): MenuGroup[] => [
  {
    entries: [
      {
        id: 'up',
        label: 'Move up',
        icon: <ArrowUp size={16} aria-hidden="true" />,
        disabled: at === 0,
        run: () => builder.move(block, at - 1),
      },
      {
        id: 'down',
        label: 'Move down',
        icon: <ArrowDown size={16} aria-hidden="true" />,
        disabled: at === count - 1,
        run: () => builder.move(block, at + 1),
      },
      { id: 'duplicate', label: 'Duplicate', icon: <Copy size={16} aria-hidden="true" />, run: () => builder.duplicate(block) },
    ],
  },
  {
    entries: [
      { id: 'delete', label: 'Remove', icon: <Trash2 size={16} aria-hidden="true" />, danger: true, run: () => builder.remove(block) },
    ],
  },
]

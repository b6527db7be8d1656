import type { ItemState } from '#contract/catalog/editing.ts'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'

const tones: Record<ItemState, ChipTone> = { Draft: 'plain', Live: 'ok', Archived: 'warn' }

type StateChipProps = { state: ItemState; hasUnpublishedChanges?: boolean | undefined }

/** The state of an item, and whether it has unpublished changes. */
export const StateChip = ({ state, hasUnpublishedChanges = false }: StateChipProps) => (
  <span className="inline-flex flex-wrap items-center gap-1.5">
    <Chip tone={tones[state]}>{state}</Chip>
    {hasUnpublishedChanges && state !== 'Draft' && <Chip tone="accent">Changes</Chip>}
  </span>
)

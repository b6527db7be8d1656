import { useState } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { SearchField } from '#web/ui/inputs/search-field.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import type { OwnItem } from '../../blocks/own-items.ts'
import { useBuilderParts } from '../builder-parts.ts'
import { findItems } from '../find-items.ts'

type ItemPickerProps = {
  label: string
  /** The kind of items in the picker: "products". */
  what: string
  items: readonly OwnItem[] | undefined
  chosenId: string | null
  onChoose: (id: string) => void
}

/** A picker for one of the creator's own items, by name. */
export const ItemPicker = ({ label, what, items, chosenId, onChoose }: ItemPickerProps) => {
  const { canEdit } = useBuilderParts()
  const [typed, setTyped] = useState('')
  if (!items) return <SkeletonText lines={4} />
  const found = findItems(items, typed)
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 text-14 font-semibold">{label}</legend>
      {items.length > 6 && <SearchField label={`Search ${what}`} value={typed} onChange={(event) => setTyped(event.target.value)} />}
      {found.length === 0 && (
        <p className="text-14 text-ink-2">{items.length === 0 ? `You have no ${what} yet.` : `No ${what} with that name.`}</p>
      )}
      <div className="-mx-2 grid max-h-100 gap-px overflow-y-auto">
        {found.map((item) => (
          <label
            key={item.id}
            className={classes(
              'relative flex items-center gap-3 rounded px-2 py-1.5 text-14 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-signal',
              item.id === chosenId ? 'bg-paper-2' : 'hover:bg-paper-2',
            )}
          >
            <input
              type="radio"
              name={label}
              value={item.id}
              checked={item.id === chosenId}
              disabled={!canEdit}
              onChange={() => onChoose(item.id)}
              className="size-4 shrink-0 appearance-none rounded-full border border-edge bg-paper checked:border-5 checked:border-signal focus-visible:outline-none"
            />
            <Cover src={item.iconUrl} alt="" width={40} className="w-9 shrink-0" />
            <span className="grid min-w-0 grow">
              <b className="truncate">{item.name}</b>
              <span className="truncate text-12 text-ink-2">{item.note}</span>
            </span>
            {!item.isLive && <Chip>Not live</Chip>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import type { FeaturedItem } from '#contract/storefront/featured.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DayInput } from '#web/ui/inputs/day-input.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { whenShown } from './featured-days.ts'

type FeaturedRowProps = {
  item: FeaturedItem
  handle: ReactNode
  today: string
  canEdit: boolean
  onChange: (item: FeaturedItem) => void
  onRemove: () => void
}

const State = ({ item, today }: Pick<FeaturedRowProps, 'item' | 'today'>) => {
  const when = whenShown(item, today)
  if (item.hindrance) {
    return (
      <>
        <Chip tone="bad">Not shown</Chip> <span className="text-12 text-ink-2">{item.hindrance}</span>
      </>
    )
  }
  if (when === 'later') return <Chip>Not yet</Chip>
  return when === 'over' ? <Chip tone="warn">Ended</Chip> : <Chip tone="ok">Shown</Chip>
}

/** The hidden label names the item; the visible one needs only one word. */
const Day = ({ text, ...input }: ComponentProps<typeof DayInput> & { text: string }) => (
  <span className="grid gap-1">
    <span aria-hidden="true" className="text-12 text-ink-2">
      {text}
    </span>
    <DayInput labelHidden size="small" {...input} />
  </span>
)

/** One featured item: what it is, whether it is shown, and its first and last day. */
export const FeaturedRow = ({ item, handle, today, canEdit, onChange, onRemove }: FeaturedRowProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 text-14">
    {handle}
    <Cover src={item.pictureUrl} alt="" width={80} className="size-10 shrink-0" />
    <span className="grid min-w-0 grow basis-40 gap-0.5">
      <b className="truncate">{item.name}</b>
      {item.by && <span className="truncate text-12 text-ink-2">{item.by}</span>}
      <span>
        <State item={item} today={today} />
      </span>
    </span>
    <span className="grid grid-cols-2 gap-2 max-lg:order-last max-lg:w-full">
      <Day
        text="From"
        label={`First day of ${item.name}`}
        disabled={!canEdit}
        value={item.firstDay ?? ''}
        max={item.lastDay ?? undefined}
        onChange={(event) => onChange({ ...item, firstDay: event.target.value || null })}
      />
      <Day
        text="Until"
        label={`Last day of ${item.name}`}
        disabled={!canEdit}
        value={item.lastDay ?? ''}
        min={item.firstDay ?? undefined}
        onChange={(event) => onChange({ ...item, lastDay: event.target.value || null })}
      />
    </span>
    {canEdit && (
      <IconButton label={`Remove ${item.name}`} kind="quiet" size="small" onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    )}
  </div>
)

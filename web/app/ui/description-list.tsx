import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type DescriptionItem = {
  term: ReactNode
  detail: ReactNode
  /** The row that matters most: a total. */
  strong?: boolean
}

type DescriptionListProps = {
  items: readonly DescriptionItem[]
  /** `columns` for facts, `sum` for figures that add up. */
  layout?: 'columns' | 'sum' | undefined
  className?: string | undefined
}

export const DescriptionList = ({ items, layout = 'columns', className }: DescriptionListProps) => (
  <dl className={classes('text-14', className)}>
    {items.map((item, at) => (
      <div
        // Another term at the same index is a different row, not a moved one.
        key={typeof item.term === 'string' ? `${at} ${item.term}` : at}
        className={
          layout === 'sum'
            ? classes(
                'flex items-baseline justify-between gap-4 py-1.25',
                item.strong && 'mt-2 border-t border-line pt-3 text-20 font-semibold',
              )
            : 'grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[minmax(120px,1fr)_2fr]'
        }
      >
        <dt className={item.strong ? undefined : 'text-ink-2'}>{item.term}</dt>
        <dd className={classes('min-w-0 wrap-break-word', layout === 'sum' && 'figures grow text-right')}>{item.detail}</dd>
      </div>
    ))}
  </dl>
)

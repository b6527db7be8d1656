import type { ReactNode } from 'react'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

type PartProps<Item> = {
  id: string
  title: string
  items: readonly Item[]
  /** Shown when there are no items; null leaves the part out then. */
  empty: string | null
  keyOf: (item: Item) => string | number
  children: (item: Item) => ReactNode
  note?: ReactNode
}

/** One kind of item that the customer has, newest first. */
export const Part = <Item,>({ id, title, items, empty, keyOf, children, note }: PartProps<Item>) =>
  items.length === 0 && empty === null ? null : (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} note={note ?? (items.length || undefined)} className="pb-2" />
      {items.length === 0 ? (
        <p className="py-2.5 text-14 text-ink-2">{empty}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li
              key={keyOf(item)}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-2.5 text-14"
            >
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )

/** The text at the left of a row, with a quieter line below it. */
export const PartText = ({ children, under }: { children: ReactNode; under?: ReactNode }) => (
  <span className="min-w-0 grow basis-60 wrap-anywhere">
    {children}
    {under && <span className="block text-ink-2">{under}</span>}
  </span>
)

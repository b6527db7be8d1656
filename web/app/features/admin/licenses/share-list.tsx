import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type ShareListProps = {
  id: string
  title: string
  /** Each with its number of devices. */
  shares: readonly { label: string; devices: number }[]
  empty: string
  note?: string | undefined
}

/** How devices are distributed, largest share first. */
export const ShareList = ({ id, title, shares, empty, note }: ShareListProps) => {
  const all = shares.reduce((sum, { devices }) => sum + devices, 0)
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} className="pb-2" />
      {note && <p className="mb-3 max-w-[40em] text-14 text-ink-2">{note}</p>}
      {all === 0 && <p className="text-14 text-ink-2">{empty}</p>}
      <ul className="grid gap-1.5 text-14">
        {shares.map(({ label, devices }) => (
          <li key={label} className="grid grid-cols-[minmax(90px,1fr)_2fr_auto] items-center gap-3">
            <span className="truncate" title={label}>
              {label}
            </span>
            <span aria-hidden="true" className="h-1 rounded-full bg-line">
              <span className="block h-full rounded-full bg-ink" style={{ width: `${(devices / all) * 100}%` }} />
            </span>
            <span className="figures text-ink-2">
              <Count of={devices} /> <VisuallyHidden>{devices === 1 ? 'device' : 'devices'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

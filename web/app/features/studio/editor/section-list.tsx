import { classes } from '#web/ui/classes.ts'
import { useCurrentHeading } from '#web/ui/frame/use-current-heading.ts'

export type EditorPart = { id: string; label: string; hasProblem?: boolean }

const lookOf = (isCurrent: boolean): string =>
  classes(
    'flex items-center gap-2 whitespace-nowrap py-1.5 transition-colors hover:text-ink lg:-ml-px lg:border-l lg:pl-4',
    isCurrent ? 'font-semibold text-ink lg:border-ink' : 'border-transparent text-ink-2',
  )

/** The parts of the editor: a column next to it, a scrolling row on a phone. */
export const SectionList = ({ parts }: { parts: readonly EditorPart[] }) => {
  const current = useCurrentHeading(parts.map(({ id }) => id))
  return (
    <nav
      aria-label="On this page"
      className="text-14 max-lg:-mx-4 max-lg:mb-5 max-lg:overflow-x-auto max-lg:px-4 max-lg:[scrollbar-width:none] lg:sticky lg:top-36 lg:self-start"
    >
      <ol className="flex gap-5 lg:grid lg:gap-0 lg:border-l lg:border-line">
        {parts.map(({ id, label, hasProblem }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} className={lookOf(id === current)}>
              {label}
              {hasProblem && <span className="size-1.5 rounded-full bg-bad" role="img" aria-label="needs attention" />}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Article } from '#contract/articles/articles.ts'
import { classes } from '#web/ui/classes.ts'
import { useCurrentHeading } from '#web/ui/frame/use-current-heading.ts'

type Headings = Article['headings']

const Entries = ({ headings, current }: { headings: Headings; current?: string | undefined }) => (
  <ol className="grid border-l border-line text-14">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className={classes(
            '-ml-px block border-l py-1.5 pl-4 transition-colors hover:text-ink',
            id === current ? 'border-ink text-ink' : 'border-transparent text-ink-2',
          )}
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)

/** The table of contents next to a text; it marks the current heading. */
export const ContentsList = ({ headings, className }: { headings: Headings; className?: string }) => {
  const current = useCurrentHeading(headings.map(({ id }) => id))
  if (headings.length < 2) return null
  return (
    <nav aria-label="On this page" className={className}>
      <p aria-hidden="true" className="mb-3 text-14 font-semibold">
        On this page
      </p>
      <Entries headings={headings} current={current} />
    </nav>
  )
}

/** The same, collapsed, where there is no room next to the text. */
export const FoldedContents = ({ headings, className }: { headings: Headings; className?: string }) => {
  if (headings.length < 2) return null
  return (
    <details className={classes('group rounded border border-line', className)}>
      <summary className="flex items-center justify-between px-4 py-3 text-14 font-semibold [&::-webkit-details-marker]:hidden">
        On this page
        <ChevronDown size={16} aria-hidden="true" className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="On this page" className="px-4 pb-4">
        <Entries headings={headings} />
      </nav>
    </details>
  )
}

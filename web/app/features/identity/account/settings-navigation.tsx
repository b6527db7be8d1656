import { classes } from '#web/ui/classes.ts'
import { useCurrentHeading } from '#web/ui/frame/use-current-heading.ts'

export type SettingsSection = { id: string; title: string }

/** Links to the sections: next to them where there is room, otherwise above them. */
export const SettingsNavigation = ({ sections }: { sections: readonly SettingsSection[] }) => {
  const current = useCurrentHeading(sections.map(({ id }) => id)) ?? sections[0]?.id
  return (
    <nav
      aria-label="Settings"
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 lg:sticky lg:top-6 lg:self-start lg:overflow-visible"
    >
      <ul className="flex gap-x-5 border-b border-line text-14 lg:grid lg:border-b-0 lg:border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classes(
                'block py-2.5 whitespace-nowrap transition-colors hover:text-ink lg:-ml-px lg:border-l lg:py-1.5 lg:pl-4',
                id === current ? 'text-ink lg:border-ink' : 'border-transparent text-ink-2',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

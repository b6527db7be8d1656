import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Cover } from '#web/ui/cover.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { isCurrentRoom, type StudioLink } from './studio-links.ts'

type NavigationProps = { links: readonly StudioLink[]; pathname: string; name: string }

export const SideNavigation = ({ links, pathname, name, logoUrl }: NavigationProps & { logoUrl: string | null }) => (
  <div className="hidden border-r border-line pr-4 text-14 lg:block lg:min-h-[calc(100vh-60px)]">
    <nav aria-label="Studio" className="sticky top-0 py-7">
      <p className="mb-4 flex min-w-0 items-center gap-2.5 rounded border border-line p-2">
        <Cover src={logoUrl} alt="" width={56} className="size-7 shrink-0 rounded-small" />
        <b className="truncate">{name}</b>
      </p>
      <ul className="grid gap-0.5">
        {links.map(({ to, label }) => {
          const isCurrent = isCurrentRoom(to, pathname)
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent ? (pathname === to ? 'page' : 'true') : undefined}
                className={classes(
                  'block rounded px-2 py-1.75 transition-colors hover:bg-paper-2',
                  isCurrent ? 'bg-paper-2 font-semibold' : 'text-ink-2 hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  </div>
)

/** On a phone the rooms are folded into one button that says where one is. */
export const PhoneNavigation = ({ links, pathname, name }: NavigationProps) => {
  const current = links.find(({ to }) => isCurrentRoom(to, pathname))
  return (
    <nav aria-label="Studio" className="mb-6 flex items-center justify-between gap-4 border-b border-line pb-4 text-14 lg:hidden">
      <Menu
        label={`Studio, ${current?.label ?? 'rooms'}`}
        className="flex h-11 items-center gap-2 rounded border border-line-strong px-3.5 font-semibold"
        trigger={
          <>
            {current?.label ?? 'Studio'}
            <ChevronDown size={16} aria-hidden="true" className="text-ink-3" />
          </>
        }
        groups={[{ entries: links.map(({ to, label }) => ({ id: to, label, to })) }]}
      />
      <span className="min-w-0 truncate text-ink-2">{name}</span>
    </nav>
  )
}

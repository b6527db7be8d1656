import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'
import { UnsavedGuard } from '../forms/unsaved-guard.tsx'
import { Menu } from '../overlays/menu.tsx'
import { isCurrentLink, type SideLink } from './side-links.ts'

export type AreaNavigation = {
  /** The name of the area: "Studio". */
  label: string
  /** The first is the area's overview. */
  links: readonly SideLink[]
  pathname: string
  name: string
  /** Next to the name, above the links. */
  mark?: ReactNode
}

export const SideNavigation = ({ label, links, pathname, name, mark, className }: AreaNavigation & { className?: string | undefined }) => (
  <div className={classes('border-r border-line pr-3 text-14 lg:pr-4', className)}>
    <nav aria-label={label} className="sticky top-0 py-7">
      <p className="mb-4 flex min-w-0 items-center gap-2 rounded border border-line p-2 lg:gap-2.5">
        {mark}
        <b className="line-clamp-2 leading-tight break-words">{name}</b>
      </p>
      <ul className="grid gap-0.5">
        {links.map(({ to, label: text }) => {
          const isCurrent = isCurrentLink(to, pathname, links)
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
                {text}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  </div>
)

/** The links of an area in one menu. */
export const AreaMenu = ({ label, links, pathname, trigger, className }: AreaNavigation & { trigger: ReactNode; className: string }) => {
  const current = links.find(({ to }) => isCurrentLink(to, pathname, links))
  return (
    <Menu
      label={`${label}, ${current?.label ?? 'sections'}`}
      className={className}
      trigger={trigger}
      groups={[{ entries: links.map(({ to, label: text }) => ({ id: to, label: text, to })) }]}
    />
  )
}

/** On a phone the button shows the current page. */
const PhoneNavigation = (navigation: AreaNavigation) => {
  const { label, links, pathname, name } = navigation
  return (
    <nav aria-label={label} className="mb-6 flex items-center justify-between gap-4 border-b border-line pb-4 text-14 sm:hidden">
      <AreaMenu
        {...navigation}
        className="flex h-11 items-center gap-2 rounded border border-line-strong px-3.5 font-semibold"
        trigger={
          <>
            {links.find(({ to }) => isCurrentLink(to, pathname, links))?.label ?? label}
            <ChevronDown size={16} aria-hidden="true" className="text-ink-3" />
          </>
        }
      />
      <span className="min-w-0 truncate text-ink-2">{name}</span>
    </nav>
  )
}

const endId = 'area-end'

/**
 * A page with the links of its area at the side, or collapsed on a phone. Browsers that know how (Chromium) first paint it when its end
 * has arrived: the columns of a table are as wide as its rows need, and would change with every row that comes after the paint. A
 * script in the head ends the wait after three seconds.
 */
export const SideFrame = ({ children, ...navigation }: AreaNavigation & { children: ReactNode }) => (
  <div className="sm:grid sm:grid-cols-[140px_minmax(0,1fr)] sm:gap-6 lg:grid-cols-[188px_minmax(0,1fr)] lg:gap-10">
    <link rel="expect" href={`#${endId}`} blocking="render" />
    <SideNavigation {...navigation} className="hidden sm:block sm:min-h-[calc(100vh-60px)]" />
    <div className="min-w-0 pt-5 sm:pt-7">
      <PhoneNavigation {...navigation} />
      {children}
    </div>
    <UnsavedGuard />
    {/* An element of its own: Chromium takes one that is still open, such as main, for arrived. */}
    <span id={endId} hidden />
  </div>
)

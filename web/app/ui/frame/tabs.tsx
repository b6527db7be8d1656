import { type ReactNode, useEffect, useRef } from 'react'
import { Link, type To, useLocation, useResolvedPath } from 'react-router'
import { classes } from '../classes.ts'
import { Count } from '../texts/count.tsx'

export type Tab = {
  to: To
  label: string
  /** A number; a text where there are more than were counted. */
  count?: number | string | undefined
  /** Decides where the address alone cannot. */
  current?: boolean | undefined
}

/** Where the tabs are wider than a phone, scrolls the current one to the middle. */
const useInView = (isCurrent: boolean) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const row = link.current?.parentElement
    if (!isCurrent || !link.current || !row) return
    row.scrollLeft = link.current.offsetLeft - row.offsetLeft - (row.clientWidth - link.current.offsetWidth) / 2
  }, [isCurrent])
  return link
}

const TabLink = ({ to, label, count, current }: Tab) => {
  const here = useLocation()
  const there = useResolvedPath(to)
  const isCurrent = current ?? (here.pathname === there.pathname && here.search === there.search)
  const link = useInView(isCurrent)
  return (
    <Link
      ref={link}
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        '-mb-px flex gap-1.5 border-b-2 pb-2.5 whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
        isCurrent ? 'border-ink font-semibold text-ink' : 'border-transparent text-ink-2 hover:border-line-strong hover:text-ink',
      )}
    >
      {/* An invisible bold copy reserves the space, so that choosing a tab moves nothing. */}
      <span
        data-label={label}
        className="grid after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)]"
      >
        {label}
      </span>
      {count !== undefined && (
        <span className="figures font-normal text-ink-3">{typeof count === 'number' ? <Count of={count} /> : count}</span>
      )}
    </Link>
  )
}

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** At the right end: a filter, a note. */
  children?: ReactNode
  /** For narrow columns: closer together, with a second row instead of scrolling. A phone has no room for a second row. */
  wraps?: boolean
  className?: string
}

/** Sections of a page that have their own address. */
export const Tabs = ({ label, tabs, children, wraps = false, className }: TabsProps) => (
  <div className={classes('flex min-w-0 items-end gap-6 border-b border-line text-14', className)}>
    <nav
      aria-label={label}
      className={classes(
        '-mb-px flex min-w-0 pt-1 pb-px',
        wraps
          ? 'gap-x-3 gap-y-1 [scrollbar-width:none] max-sm:gap-x-2.5 max-sm:overflow-x-auto max-sm:overflow-y-hidden sm:flex-wrap'
          : 'gap-5.5 overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
      )}
    >
      {tabs.map((tab) => (
        <TabLink key={tab.label} {...tab} />
      ))}
    </nav>
    {children && <div className="ml-auto shrink-0 pb-2">{children}</div>}
  </div>
)

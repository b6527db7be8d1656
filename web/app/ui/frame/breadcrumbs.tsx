import { Fragment, type ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classes } from '../classes.ts'

export type Crumb = {
  label: string
  to?: To
  /** How it is shown, where that is not its plain text. */
  shown?: ReactNode
}

/** The path to this page. The last crumb is this page and needs no address. */
export const Breadcrumbs = ({ crumbs, end, className }: { crumbs: readonly Crumb[]; end?: ReactNode; className?: string }) => (
  <nav aria-label="Breadcrumb" className={classes('flex gap-4 text-14', className)}>
    <ol className="flex min-w-0 flex-wrap gap-x-2 gap-y-1">
      {crumbs.map((crumb, at) => (
        <Fragment key={crumb.label}>
          {at > 0 && (
            <li aria-hidden="true" className="text-ink-3">
              /
            </li>
          )}
          <li className="min-w-0 wrap-anywhere">
            {crumb.to === undefined ? (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined}>{crumb.shown ?? crumb.label}</span>
            ) : (
              <Link to={crumb.to} className="text-ink-2 underline-offset-[0.2em] hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
    {end}
  </nav>
)

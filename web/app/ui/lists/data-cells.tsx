import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps, type To } from 'react-router'
import { classes } from '../classes.ts'

export type SortDirection = 'ascending' | 'descending' | 'none'

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/**
 * A column for wider screens only: on a phone its value is on the row's own page. `wide` is for tables whose amounts would otherwise be
 * behind a sideways scroll on a tablet: the column is hidden there as well.
 */
type Roomy = { roomy?: boolean | 'wide' | undefined }
const roomyLook = (roomy: Roomy['roomy']) => (roomy === 'wide' ? 'max-xl:hidden' : roomy && 'max-sm:hidden')

type HeaderCellProps = ComponentProps<'th'> &
  Roomy & {
    numeric?: boolean | undefined
    /** How the table is currently sorted by this column; together with `sortTo`, the address with the opposite order. */
    sort?: SortDirection | undefined
    sortTo?: To | undefined
  }

const headLook =
  'sticky top-(--bar,0px) z-1 border-b border-line bg-paper py-2 pr-3 last:pr-0 lg:pr-5 lg:last:pr-0 font-mono text-12 font-medium tracking-[0.02em] whitespace-nowrap text-ink-3 uppercase'

export const HeaderCell = ({ numeric, sort, sortTo, roomy, className, children, ...rest }: HeaderCellProps) => {
  const Icon = sort && sortIcons[sort]
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sort}
      className={classes(headLook, numeric ? 'text-right' : 'text-left', roomyLook(roomy), className)}
    >
      {sortTo !== undefined && Icon && (
        <Link to={sortTo} preventScrollReset className="inline-flex items-center gap-1 uppercase hover:text-ink">
          {children}
          <Icon size={12} aria-hidden="true" className={sort === 'none' ? 'opacity-50' : 'text-ink'} />
        </Link>
      )}
      {sortTo === undefined && children}
    </th>
  )
}

const cellLook = 'border-b border-line py-2.5 pr-3 align-middle last:pr-0 lg:pr-5 lg:last:pr-0'

type CellProps = ComponentProps<'td'> & Roomy & { numeric?: boolean | undefined; muted?: boolean | undefined }

export const Cell = ({ numeric, muted, roomy, className, ...rest }: CellProps) => (
  <td
    {...rest}
    className={classes(cellLook, numeric && 'figures text-right whitespace-nowrap', muted && 'text-ink-2', roomyLook(roomy), className)}
  />
)

/** The cell that names its row. */
export const NameCell = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th scope="row" {...rest} className={classes(cellLook, 'sm:soft:min-w-40 text-left font-semibold', className)} />
)

/** The link that opens a row: the whole row is clickable, and the arrow keys move between these links. */
export const RowLink = ({ className, ...rest }: LinkProps & { className?: string | undefined }) => (
  <Link {...rest} data-row-link className={classes('underline-offset-[0.2em] group-hover/row:underline', className)} />
)

// A click anywhere in the row is a click on its link, with the same modifier keys, unless it was meant for another control in the row.
const followRow = (event: MouseEvent<HTMLTableRowElement>) => {
  const link = event.currentTarget.querySelector<HTMLElement>('[data-row-link]')
  const isForOther = event.target instanceof Element && event.target.closest('a, button, input, label, select, summary')
  if (!link || isForOther || window.getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

type RowProps = ComponentProps<'tr'> & { selected?: boolean | undefined }

/** A row. The keyboard reaches it through the `RowLink` inside. */
export const Row = ({ selected, className, ...rest }: RowProps) => (
  <tr
    onClick={followRow}
    {...rest}
    aria-selected={selected}
    className={classes(
      'group/row has-data-row-link:cursor-pointer has-data-row-link:hover:bg-paper-2',
      selected && 'bg-paper-2',
      className,
    )}
  />
)

/** The sums below a table. */
export const SumRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...rest} className={classes('font-semibold [&>*]:border-b-0', className)} />
)

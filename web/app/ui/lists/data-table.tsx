import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'

/** True while the content is wider than its frame: only then the frame is a Tab stop, to scroll it. */
const useIsScrolling = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [isScrolling, setIsScrolling] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => setIsScrolling(element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto')
    const observer = new ResizeObserver(look)
    // The table as well: its content may grow while the frame around it stays the same.
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return { frame, isScrolling }
}

// Arrow keys move from row to row, along the links that open them.
const walkRows = (event: KeyboardEvent<HTMLTableElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row-link]')) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  event.preventDefault()
  links[links.indexOf(event.target) + step]?.focus()
}

type DataTableProps = ComponentProps<'table'> & {
  /** Describes the table; read aloud, and shown only with `captionShown`. */
  caption: string
  captionShown?: boolean | undefined
  /** More columns than fit on any screen: it always scrolls sideways, and its head is not sticky. */
  wide?: boolean | undefined
  children: ReactNode
}

/** A table. Its head stays in view; on a narrow screen it scrolls sideways inside its own frame. */
export const DataTable = ({ caption, captionShown = false, wide = false, className, children, ...rest }: DataTableProps) => {
  const { frame, isScrolling } = useIsScrolling()
  return (
    <div
      ref={frame}
      className={classes('relative', wide ? 'overflow-x-auto' : 'max-xl:overflow-x-auto')}
      {...(isScrolling ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table {...rest} onKeyDown={walkRows} className={classes('w-full border-separate border-spacing-0 text-14', className)}>
        <caption className={captionShown ? 'pb-2 text-left text-16 font-semibold' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}

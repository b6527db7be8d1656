import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'

type QueueRowProps = { to: string; isChosen: boolean; className?: string; children: ReactNode }

/** An entry of a list with details next to it. The chosen one stays in view, also while moving by keys. */
export const QueueRow = ({ to, isChosen, className = 'block', children }: QueueRowProps) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li className="border-b border-line">
      <Link
        ref={link}
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={classes(
          'px-2 py-3 text-14 focus-visible:-outline-offset-2',
          className,
          isChosen ? 'bg-paper-2 shadow-[inset_2px_0_0_var(--accent)]' : 'hover:bg-paper-2',
        )}
      >
        {children}
      </Link>
    </li>
  )
}

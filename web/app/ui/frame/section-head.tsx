import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classes } from '../classes.ts'

type SectionHeadProps = {
  title: ReactNode
  level?: 2 | 3
  /** The id of the heading, for `aria-labelledby` of the section. */
  id?: string
  link?: { to: To; label: string }
  /** A small figure at the right: "46 releases". */
  note?: ReactNode
  /** Anything else at the right. */
  children?: ReactNode
  className?: string
}

/** The head of a section: a line, the heading at the left, a link at the right. */
export const SectionHead = ({ title, level = 2, id, link, note, children, className }: SectionHeadProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={classes('flex items-baseline justify-between gap-4 border-t border-line soft:pt-4.5 soft:pb-6', className)}>
      <Heading id={id} className={level === 2 ? 'text-20' : 'text-16'}>
        {title}
      </Heading>
      <span className="flex shrink-0 items-baseline gap-3 text-14">
        {note && <span className="figures text-ink-3">{note}</span>}
        {children}
        {link && (
          <Link to={link.to} className="text-ink-2 underline-offset-[0.2em] hover:text-ink hover:underline">
            {link.label}
          </Link>
        )}
      </span>
    </div>
  )
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { classes } from '../classes.ts'

type PagerProps = {
  previous?: To | null | undefined
  next?: To | null | undefined
  /** The position: "21 to 40 of 214". */
  children?: ReactNode
  label?: string
  className?: string
}

const back = <ArrowLeft size={16} aria-hidden="true" />
const on = <ArrowRight size={16} aria-hidden="true" />

export const Pager = ({ previous, next, children, label = 'Pages', className }: PagerProps) => (
  <nav aria-label={label} className={classes('flex items-center justify-between gap-4 soft:pt-5', className)}>
    {previous == null ? (
      <Button size="small" disabled icon={back}>
        Previous
      </Button>
    ) : (
      <ButtonLink size="small" to={previous} rel="prev" icon={back}>
        Previous
      </ButtonLink>
    )}
    {children && <span className="figures text-center text-14 text-ink-2">{children}</span>}
    {next == null ? (
      <Button size="small" disabled>
        Next {on}
      </Button>
    ) : (
      <ButtonLink size="small" to={next} rel="next">
        Next {on}
      </ButtonLink>
    )}
  </nav>
)

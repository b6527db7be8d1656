import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type ChipTone = 'plain' | 'accent' | 'ok' | 'warn' | 'bad'

const tones: Record<ChipTone, string> = {
  plain: 'border-line text-ink-2',
  accent: 'border-accent text-accent-text',
  ok: 'border-ok/40 text-ok',
  warn: 'border-warn/40 text-warn',
  bad: 'border-bad/40 text-bad',
}

type ChipProps = {
  children: ReactNode
  tone?: ChipTone | undefined
  icon?: ReactNode
  className?: string
}

/** A small fact in a frame: a format, a version, a state. */
export const Chip = ({ children, tone = 'plain', icon, className }: ChipProps) => (
  <span
    className={classes(
      'inline-flex max-w-full items-center gap-1 rounded-small border px-1.5 py-px font-mono text-12 font-medium whitespace-nowrap',
      tones[tone],
      className,
    )}
  >
    {icon}
    <span className="truncate">{children}</span>
  </span>
)

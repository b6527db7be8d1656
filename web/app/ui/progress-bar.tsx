import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

type ProgressBarProps = {
  label: ReactNode
  labelHidden?: boolean | undefined
  /** From 0 to 1. Without it: in progress, with unknown progress. */
  value?: number | undefined
  /** At the right, instead of the percentage: "12 of 40 MB". */
  note?: ReactNode
  tone?: 'accent' | 'ink' | 'ok' | 'bad' | undefined
  className?: string | undefined
}

const tones = { accent: 'bg-signal', ink: 'bg-ink', ok: 'bg-ok', bad: 'bg-bad' }

export const ProgressBar = ({ label, labelHidden, value, note, tone = 'accent', className }: ProgressBarProps) => {
  const labelId = useId()
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  const percentage = share === undefined ? undefined : Math.round(share * 100)
  return (
    <div className={classes('grid grid-cols-1 gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-14'}>
        <span id={labelId} className="min-w-0 truncate">
          {label}
        </span>
        <span className="figures shrink-0 text-ink-2">{note ?? (percentage === undefined ? null : `${percentage}%`)}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        className="relative h-1 overflow-hidden rounded-full bg-line"
      >
        {share === undefined ? (
          <span className={classes('animate-sweep absolute inset-y-0 w-3/10 rounded-full', tones[tone])} />
        ) : (
          <span className={classes('block h-full rounded-full transition-[width]', tones[tone])} style={{ width: `${share * 100}%` }} />
        )}
      </div>
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type SegmentedProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Only icons; the labels are still read aloud. */
  iconsOnly?: boolean | undefined
  className?: string | undefined
}

/** A choice between two or three: dry or wet, desktop or phone. */
export const Segmented = <Value extends string>({ label, segments, value, onChange, iconsOnly, className }: SegmentedProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={classes('inline-flex overflow-clip rounded border border-line-strong font-mono text-12 font-semibold', className)}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={iconsOnly ? segment.label : undefined}
          className={classes(
            'relative flex items-center gap-1.5 px-3 py-1.5 transition-colors has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-signal [&>input]:outline-none',
            segment.value === value ? 'bg-ink text-paper' : 'hover:bg-paper-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            // Invisible but in place, so that touch and screen readers find it where its label is.
            className="absolute inset-0 cursor-pointer appearance-none"
          />
          {segment.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

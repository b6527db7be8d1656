import { classes } from './classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type BadgeProps = {
  count: number
  /** What is counted, for screen readers: "items". */
  label: string
  max?: number
  className?: string
}

/** A count on the corner of an element. Nothing at zero. */
export const Badge = ({ count, label, max = 99, className }: BadgeProps) => {
  if (count <= 0) return null
  return (
    <span
      className={classes(
        'figures inline-block min-w-4 rounded-full bg-accent px-1 text-center text-12 leading-4 font-semibold text-on-accent',
        className,
      )}
    >
      {count > max ? `${max}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}

import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The name of the action; read aloud, and shown on hover. */
  label: string
  kind?: 'plain' | 'quiet' | undefined
  size?: 'small' | 'normal' | undefined
  round?: boolean | undefined
  /** For a toggle: filled while on. */
  pressed?: boolean | undefined
}

const kinds = {
  plain: 'border-line-strong hover:border-ink disabled:border-line aria-disabled:border-line',
  quiet:
    'border-transparent text-ink-2 hover:bg-paper-2 hover:text-ink disabled:hover:bg-transparent disabled:hover:text-ink-3 aria-disabled:hover:bg-transparent aria-disabled:hover:text-ink-3',
}

export const IconButton = ({
  label,
  kind = 'plain',
  size = 'normal',
  round,
  pressed,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    aria-pressed={pressed}
    className={classes(
      'inline-grid shrink-0 place-items-center border transition-colors disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3',
      round ? 'rounded-full' : 'rounded',
      size === 'small' ? 'soft:size-8.5' : 'soft:size-11',
      pressed ? 'border-ink bg-ink text-paper' : kinds[kind],
      className,
    )}
  />
)

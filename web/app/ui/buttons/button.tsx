import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { LevelBars } from '../level-bars.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type ButtonLook, buttonLook } from './button-look.ts'
import type { PressState } from './press.ts'
import { usePress } from './use-press.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonLook & {
    /** May return a promise: the button is then busy until it settles and shows the result. */
    onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
    onFail?: ((error: unknown) => void) | undefined
    busyLabel?: string | undefined
    successLabel?: string | undefined
    errorLabel?: string | undefined
    /** Milliseconds a result is shown. */
    shownFor?: number | undefined
    /** A state controlled by the caller, for a form's submit button. */
    state?: PressState | undefined
    icon?: ReactNode
  }

const nothing = () => undefined

export const Button = ({
  kind,
  size,
  wide,
  onPress = nothing,
  onFail,
  busyLabel,
  successLabel = 'Done',
  errorLabel = 'Error',
  shownFor,
  state: givenState,
  icon,
  type = 'button',
  className,
  style,
  children,
  ...rest
}: ButtonProps) => {
  const own = usePress(onPress, { onFail, shownFor })
  const state = givenState ?? own.state
  // The label changes, but the button must not shrink under the pointer.
  const [idleWidth, setIdleWidth] = useState<number>()

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'busy' || state === 'success') {
      event.preventDefault()
      return
    }
    if (state === 'idle') setIdleWidth(event.currentTarget.offsetWidth)
    own.press(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonLook({ kind, size, wide }, state), className)}
      style={{ ...style, minWidth: state === 'idle' ? style?.minWidth : idleWidth }}
      aria-disabled={state === 'busy' || undefined}
      aria-busy={state === 'busy' || undefined}
      onClick={handleClick}
    >
      <span aria-live="polite" className="inline-flex items-center justify-center gap-[inherit]">
        {state === 'idle' && (
          <>
            {icon}
            {children}
          </>
        )}
        {state === 'busy' && (
          <>
            <LevelBars />
            {busyLabel ?? <VisuallyHidden>{children}, busy</VisuallyHidden>}
          </>
        )}
        {state === 'success' && (
          <>
            <Check size={16} aria-hidden="true" />
            {successLabel}
          </>
        )}
        {state === 'error' && (
          <>
            <TriangleAlert size={16} aria-hidden="true" />
            {errorLabel}
          </>
        )}
      </span>
    </button>
  )
}

import { type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent } from 'react'
import { arrive } from '../chunks/arrive.ts'
import { toast } from './overlays/toast.ts'

/** The props that an overlay gets from the component that opens it. */
type Overlay = { open?: boolean; onClose?: () => void }

/**
 * A component whose code is loaded when it is first shown, within a Suspense. If it fails to load, the page stays as it is, with what was
 * typed: a toast reports the failure, an overlay closes again, and the next page that shows the component requests it again. A component
 * that is the main content of its page shows the failure `inPlace`.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  inPlace?: (text: string) => ReactNode,
): ComponentType<Props> => {
  const begin = () =>
    lazy(() =>
      arrive(load()).then(
        (Arrived) => ({ default: Arrived }),
        (error: Error) => ({ default: missing(error.message) }),
      ),
    )
  let Part = begin()

  const missing =
    (text: string): ComponentType<Props> =>
    (props) => {
      const { open, onClose } = props as Overlay
      const tell = useEffectEvent(() => {
        toast({ kind: 'error', text })
        onClose?.()
      })
      useEffect(() => {
        if (open !== false && !inPlace) tell()
      }, [open])
      useEffect(
        () => () => {
          Part = begin()
        },
        [],
      )
      return inPlace?.(text) ?? null
    }

  return (props) => <Part {...props} />
}

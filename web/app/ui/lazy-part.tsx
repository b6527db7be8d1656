import { type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent } from 'react'
import { arrive } from '../chunks/arrive.ts'
import { toast } from './overlays/toast.ts'

/** What an overlay is given by whoever opens it. */
type Overlay = { open?: boolean; onClose?: () => void }

/**
 * A component whose code comes when it is first shown, within a Suspense. Where it does not come the page stays as it is, with what
 * was typed into it: the failure is said in passing, an overlay closes again, and the next page that shows the part asks for it anew.
 * A part that the page is about says it `inPlace`.
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

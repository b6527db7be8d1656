import { type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { arrive, arriveQuietly } from '../chunks/arrive.ts'
import { toast } from './overlays/toast.ts'

/** The props that an overlay gets from the component that opens it. */
type Overlay = { open?: boolean; onClose?: () => void }

/** Called once, when the connection is back or the visitor does something: then it may arrive. */
const onNextChance = (act: () => void): (() => void) => {
  const once = new AbortController()
  const tryAgain = (): void => {
    once.abort()
    act()
  }
  for (const event of ['online', 'pointerdown', 'keydown'] as const) addEventListener(event, tryAgain, { signal: once.signal })
  return () => once.abort()
}

/**
 * A component whose code is loaded when it is first shown, within a Suspense. If it fails to load, the page stays as it is, with what was
 * typed, and a toast reports the failure. An overlay closes again, and loads anew when it is opened again; any other part does as soon as it
 * may succeed, and is silent meanwhile. A component that is the main content of its page shows the failure `inPlace`. What is loaded with
 * `preload` before it is first shown appears at once.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  inPlace?: (text: string) => ReactNode,
): ComponentType<Props> & { preload: () => Promise<void> } => {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  let isToldMissing = false

  let isShown = false
  const begin = (): ComponentType<Props> =>
    lazy(() => {
      isShown = true
      return arrive(load()).then(
        (Arrived) => ({ default: Arrived }),
        (error: Error) => ({ default: missing(error.message) }),
      )
    })
  let Part = begin()

  /** Not for a part that is being shown: another component in its place would begin anew. One that fails is loaded when it is shown. */
  const preload = async (): Promise<void> => {
    const Arrived = await arriveQuietly(load())
    if (Arrived && !isShown) Part = Arrived
  }

  const missing = (text: string): ComponentType<Props> => {
    const failed = Part
    const loadAnew = (): void => {
      if (Part !== failed) return
      Part = begin()
      for (const listener of listeners) listener()
    }
    return (props) => {
      const { open, onClose } = props as Overlay
      const wasOpen = useRef<boolean>(undefined)
      const tell = useEffectEvent(() => {
        if (open === undefined && isToldMissing) return
        isToldMissing = true
        toast({ kind: 'error', text })
        onClose?.()
      })
      useEffect(() => {
        const isFirst = wasOpen.current === undefined
        wasOpen.current = open ?? true
        if (open === false) return
        if (!isFirst) loadAnew()
        else if (!inPlace) tell()
      }, [open])
      const isOverlay = open !== undefined
      useEffect(() => (isOverlay ? undefined : onNextChance(loadAnew)), [isOverlay])
      useEffect(() => loadAnew, [])
      return inPlace?.(text) ?? null
    }
  }

  const Shown = (props: Props) => {
    const Current = useSyncExternalStore(
      subscribe,
      () => Part,
      () => Part,
    )
    return <Current {...props} />
  }
  return Object.assign(Shown, { preload })
}

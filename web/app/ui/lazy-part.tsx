import { type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { arrive } from '../chunks/arrive.ts'
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
 * may succeed, and is silent meanwhile. A component that is the main content of its page shows the failure `inPlace`.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  inPlace?: (text: string) => ReactNode,
): ComponentType<Props> => {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  let isToldMissing = false

  const begin = () =>
    lazy(() =>
      arrive(load()).then(
        (Arrived) => ({ default: Arrived }),
        (error: Error) => ({ default: missing(error.message) }),
      ),
    )
  let Part = begin()

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

  return (props) => {
    const Current = useSyncExternalStore(
      subscribe,
      () => Part,
      () => Part,
    )
    return <Current {...props} />
  }
}

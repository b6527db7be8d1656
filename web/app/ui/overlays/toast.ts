export type ToastKind = 'ok' | 'error' | 'info'

export type Toast = {
  id: number
  kind: ToastKind
  text: string
  /** One way back: "Undo". */
  action?: { label: string; run: () => unknown }
  /** Once it is gone: what it offered can no longer be pressed. */
  onGone?: () => unknown
}

/** How long a toast stays when nobody looks at it closely. */
const toastShownFor = 5000

const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let toasts: readonly Toast[] = []
let isHeld = false
let lastId = 0

const show = (next: readonly Toast[]) => {
  toasts = next
  for (const tell of listeners) tell()
}

const startTimer = (id: number) => {
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => dismissToast(id), toastShownFor),
  )
}

/** Says something in passing, from anywhere. The same words twice are shown once, anew, unless each offers a way back of its own. */
export const toast = ({ kind, text, action, onGone }: Omit<Toast, 'id'>): number => {
  lastId += 1
  const id = lastId
  const same = toasts.filter((shown) => shown.kind === kind && shown.text === text && !shown.action)
  for (const shown of action ? [] : same) dismissToast(shown.id)
  show([...toasts, { id, kind, text, ...(action && { action }), ...(onGone && { onGone }) }])
  if (!isHeld) startTimer(id)
  return id
}

export const dismissToast = (id: number): void => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const gone = toasts.find((shown) => shown.id === id)
  const rest = toasts.filter((shown) => shown.id !== id)
  // Nobody reads where nothing is. While others are shown, their region looks who is still there.
  if (rest.length === 0) isHeld = false
  if (gone) show(rest)
  gone?.onGone?.()
}

/** While somebody reads, nothing goes away. */
export const holdToasts = (): void => {
  isHeld = true
  for (const timer of timers.values()) clearTimeout(timer)
}

/** Afterwards all get their full time. */
export const releaseToasts = (): void => {
  if (!isHeld) return
  isHeld = false
  for (const shown of toasts) startTimer(shown.id)
}

export const readToasts = (): readonly Toast[] => toasts

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export type ToastKind = 'ok' | 'error' | 'info'

export type Toast = {
  id: number
  kind: ToastKind
  text: string
  /** An action such as "Undo". */
  action?: { label: string; run: () => unknown }
  /** Called when it is gone: its action can no longer be pressed. */
  onGone?: () => unknown
}

/** How long a toast is shown when nobody is reading it. */
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

/** Shows a toast, from anywhere. The same text twice is shown once, with its full time, unless each has its own action. */
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
  // Without toasts nobody can be reading. While others are shown, their region checks who still is.
  if (rest.length === 0) isHeld = false
  if (gone) show(rest)
  gone?.onGone?.()
}

/** While somebody reads, no toast disappears. */
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

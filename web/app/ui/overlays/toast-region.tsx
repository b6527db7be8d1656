import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { keepFocusOnPage } from './keep-focus-on-page.ts'
import { tellFailure } from './tell-failure.ts'
import { dismissToast, holdToasts, readToasts, releaseToasts, subscribeToToasts, type Toast, type ToastKind } from './toast.ts'

const icons: Record<ToastKind, { Icon: typeof Info; tone: string }> = {
  ok: { Icon: CircleCheck, tone: 'text-ok' },
  error: { Icon: TriangleAlert, tone: 'text-bad' },
  info: { Icon: Info, tone: 'text-ink-2' },
}

/** After dismissing one by keyboard the focus moves to its neighbour; for the pointer nothing moves. */
const dismissFrom = (id: number, { detail, currentTarget }: MouseEvent): void => {
  const card = currentTarget.closest('li')
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  if (detail === 0) neighbour?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  dismissToast(id)
}

const ToastCard = ({ id, kind, text, action }: Toast) => {
  const { Icon, tone } = icons[kind]
  return (
    <li className="pointer-events-auto flex w-full items-start gap-3 rounded border border-line bg-paper py-3 pr-2 pl-4 text-14 shadow-float starting:translate-y-2 starting:opacity-0 transition-[opacity,translate] sm:w-90">
      <Icon size={18} aria-hidden="true" className={`mt-px shrink-0 ${tone}`} />
      <span className="min-w-0 grow self-center wrap-break-word">{text}</span>
      {action && (
        <button
          type="button"
          className="link shrink-0 self-center px-1 font-semibold"
          onClick={() => {
            // Its toast goes, so an action that fails says so in another.
            Promise.resolve(action.run()).catch(tellFailure)
            dismissToast(id)
            requestAnimationFrame(keepFocusOnPage)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={`Dismiss: ${text}`}
        className="-my-1 grid size-7 shrink-0 place-items-center rounded text-ink-3 hover:bg-paper-2 hover:text-ink"
        onClick={(event) => dismissFrom(id, event)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

const none: readonly Toast[] = []

/**
 * The container of toasts, once in the root. `--dock` on the page keeps them above a bar at the bottom. On a phone dialogs have their
 * buttons there, so while one is open toasts are shown at the top.
 */
export const ToastRegion = ({ label = 'Notifications' }: { label?: string }) => {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none)
  const region = useRef<HTMLElement>(null)
  const pointer = useRef<{ x: number; y: number }>(undefined)

  /**
   * Checks whether somebody is still reading: when a toast is removed under the pointer, or with the focus in it, no leave event is sent.
   */
  const look = (): void => {
    const holds = (element: Element | null): boolean => region.current?.contains(element) ?? false
    const { x, y } = pointer.current ?? {}
    if (x === undefined || y === undefined || !holds(document.elementFromPoint(x, y))) pointer.current = undefined
    if (pointer.current || holds(document.activeElement)) holdToasts()
    else releaseToasts()
  }
  const point = ({ clientX: x, clientY: y }: PointerEvent): void => {
    pointer.current = { x, y }
    look()
  }
  // It renders when the toasts have changed, and then the pointer or focus may no longer be on one.
  useLayoutEffect(look)

  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(16px+var(--dock,0px))] z-60 max-sm:beside-dialog:top-4 max-sm:beside-dialog:bottom-auto sm:left-auto sm:right-7"
      onPointerEnter={point}
      onPointerMove={point}
      onPointerLeave={() => {
        pointer.current = undefined
        look()
      }}
      onFocus={look}
      onBlur={look}
    >
      <ol className="grid gap-2">
        {toasts.map((shown) => (
          <ToastCard key={shown.id} {...shown} />
        ))}
      </ol>
    </section>
  )
}

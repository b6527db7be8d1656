import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore } from 'react'
import { dismissToast, holdToasts, readToasts, releaseToasts, subscribeToToasts, type Toast, type ToastKind } from './toast.ts'

const icons: Record<ToastKind, { Icon: typeof Info; tone: string }> = {
  ok: { Icon: CircleCheck, tone: 'text-ok' },
  error: { Icon: TriangleAlert, tone: 'text-bad' },
  info: { Icon: Info, tone: 'text-ink-2' },
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
            action.run()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={`Dismiss: ${text}`}
        className="-my-1 grid size-7 shrink-0 place-items-center rounded text-ink-3 hover:bg-paper-2 hover:text-ink"
        onClick={() => dismissToast(id)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

const none: readonly Toast[] = []

/** Where toasts appear: once, in the root. `--dock` on the page keeps them above a bar at the bottom. */
export const ToastRegion = ({ label = 'Notifications' }: { label?: string }) => {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none)
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(16px+var(--dock,0px))] z-60 sm:left-auto sm:right-7"
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      <ol className="grid gap-2">
        {toasts.map((shown) => (
          <ToastCard key={shown.id} {...shown} />
        ))}
      </ol>
    </section>
  )
}

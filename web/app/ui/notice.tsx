import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type NoticeKind = 'ok' | 'warn' | 'bad' | 'info'

const kinds: Record<NoticeKind, { Icon: typeof Info; tone: string; frame: string }> = {
  ok: { Icon: CircleCheck, tone: 'text-ok', frame: 'border-ok/40' },
  warn: { Icon: TriangleAlert, tone: 'text-warn', frame: 'border-warn/40' },
  bad: { Icon: CircleAlert, tone: 'text-bad', frame: 'border-bad/40' },
  info: { Icon: Info, tone: 'text-ink-2', frame: 'border-line' },
}

type NoticeProps = {
  kind?: NoticeKind | undefined
  title?: ReactNode
  children?: ReactNode
  /** The action, at the right. */
  action?: ReactNode
  className?: string | undefined
}

/** A message in its place on the page. */
export const Notice = ({ kind = 'info', title, children, action, className }: NoticeProps) => {
  const { Icon, tone, frame } = kinds[kind]
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'status'}
      className={classes('flex flex-wrap items-center gap-x-4 gap-y-3 rounded border px-4 py-3 text-14', frame, className)}
    >
      <div className="flex min-w-0 grow basis-64 gap-3">
        <Icon size={18} aria-hidden="true" className={classes('mt-px shrink-0', tone)} />
        <div className="grid min-w-0 gap-0.5">
          {title && <b>{title}</b>}
          {children && <div className={title ? 'text-ink-2' : undefined}>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}

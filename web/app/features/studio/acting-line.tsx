import Eye from 'lucide-react/icons/eye'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/lib/api/call.ts'
import { chooseCreator } from '#web/lib/api/viewer-routes.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { timeLeft } from './time-left.ts'

/** Counts down by the second; empty until the browser's own clock is available. */
const useTimeLeft = (until: string): { left: string | undefined; isOver: boolean } => {
  const isAlive = useIsAlive()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Date.parse(until) - now
  return { left: isAlive ? timeLeft(left) : undefined, isOver: isAlive && left <= 0 }
}

const backTo = '/admin/creators?tab=creators'

type ActingLineProps = { name: string; until: string; className?: string }

/** Staff who act for a creator see on every page for whom and how long, and can stop. */
export const ActingLine = ({ name, until, className = 'mb-6' }: ActingLineProps) => {
  const navigate = useNavigate()
  const { left, isOver } = useTimeLeft(until)

  const stop = async (): Promise<false> => {
    await call(chooseCreator, { body: { creatorId: null } })
    await refreshViewer()
    await navigate(backTo)
    return false
  }

  // The server has already ended it; the page only has to follow.
  useEffect(() => {
    if (!isOver) return
    toast({ kind: 'info', text: 'Your 60 minutes are up. Give a reason again to continue.' })
    void refreshViewer().then(() => navigate(backTo))
  }, [isOver, navigate])

  return (
    <section
      aria-label="Acting for a creator"
      className={`${className} flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-warn/40 px-4 py-2.5 text-14`}
    >
      <span className="flex min-w-0 grow basis-64 items-start gap-2.5">
        <Eye size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
        <span>
          You’re acting for <b>{name}</b>. What you change here is in the audit log with your name.
        </span>
      </span>
      <span className="flex items-center gap-3">
        {left && (
          <span role="timer" aria-label="Time left" className="figures whitespace-nowrap text-ink-2">
            {left}
          </span>
        )}
        <Button size="small" onPress={stop} busyLabel="Stopping" onFail={tellFailure}>
          Stop
        </Button>
      </span>
    </section>
  )
}

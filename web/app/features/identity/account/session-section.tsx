import { useState } from 'react'
import { useNavigate } from 'react-router'
import { endSession, listSessions, type Session, signOutEverywhere } from '#contract/identity/account.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { leave } from '#web/lib/session/viewer-changes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { SettingsSection } from './settings-section.tsx'

export const SessionSection = ({ sessions }: { sessions: readonly Session[] }) => {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const endAll = async (): Promise<void> => {
    await call(signOutEverywhere, {})
    await leave()
    toast({ kind: 'ok', text: 'Signed out everywhere' })
    await navigate('/')
  }
  return (
    <SettingsSection
      id="sessions"
      title="Sessions"
      lead="Where you’re signed in. End any session you don’t recognise, then change your password."
    >
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Button className="mt-5" kind="danger" onPress={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onConfirm={endAll}
        onFail={tellFailure}
      >
        This ends every session, including this one. You’ll need to sign in again.
      </ConfirmDialog>
    </SettingsSection>
  )
}

const SessionRow = ({ session }: { session: Session }) => {
  const reread = useReread()
  const end = async (): Promise<void> => {
    await call(endSession, { params: { sessionId: session.id } })
    await reread(listSessions)
  }
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere">{session.device}</b>
          {session.isCurrent && <Chip tone="ok">This one</Chip>}
          {session.creatorName && <Chip>{session.creatorName}</Chip>}
        </p>
        <p className="text-14 text-ink-2">
          <span className="figures">{session.network}</span>, last seen <Instant at={session.lastSeenAt} show="ago" />
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" onPress={end} onFail={tellFailure} aria-label={`End the session on ${session.device}`}>
          End
        </Button>
      )}
    </li>
  )
}

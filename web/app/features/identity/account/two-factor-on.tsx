import { useState } from 'react'
import type { AnswerOf } from '#contract/core/route.ts'
import { endTwoFactor, getSecurity, renewRecoveryCodes } from '#contract/identity/account.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

type TwoFactorOnProps = {
  twoFactor: AnswerOf<typeof getSecurity>['twoFactor']
  onRenewed: (recoveryCodes: readonly string[]) => Promise<void>
}

export const TwoFactorOn = ({ twoFactor, onRenewed }: TwoFactorOnProps) => {
  const [isAsking, setAsking] = useState(false)
  const reread = useReread()

  const renew = async (): Promise<unknown> => {
    const answer = await withRecentSignIn(() => call(renewRecoveryCodes, {}))
    return answer !== false && onRenewed(answer.recoveryCodes)
  }
  // The confirmation dialog closes first; the password may be asked for after it.
  const turnOff = async (): Promise<void> => {
    setAsking(false)
    const answer = await withRecentSignIn(() => call(endTwoFactor, {})).catch(tellFailure)
    if (answer === false) return
    await reread(getSecurity)
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Chip tone="ok">On</Chip>
        <span className="text-14 text-ink-2">
          since {twoFactor.since && <Instant at={twoFactor.since} />}, {twoFactor.recoveryCodesLeft} recovery{' '}
          {twoFactor.recoveryCodesLeft === 1 ? 'code' : 'codes'} left
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onPress={renew} onFail={tellFailure}>
          New recovery codes
        </Button>
        <Button size="small" kind="danger" onPress={() => setAsking(true)}>
          Turn off
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Turn two-factor off?"
        confirmLabel="Turn off"
        onConfirm={() => void turnOff()}
      >
        You’ll sign in with your password alone.{twoFactor.isRequired && ' Your staff roles are paused until it is on again.'}
      </ConfirmDialog>
    </div>
  )
}

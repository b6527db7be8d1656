import { useState } from 'react'
import type { AnswerOf } from '#contract/core/route.ts'
import { beginTwoFactor, getSecurity } from '#contract/identity/account.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TwoFactorOn } from './two-factor-on.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

type TwoFactor = AnswerOf<typeof getSecurity>['twoFactor']
type Secret = AnswerOf<typeof beginTwoFactor>

/** Off, being set up, or on; and once, right after turning it on, the recovery codes. */
export const TwoFactorSection = ({ twoFactor }: { twoFactor: TwoFactor }) => {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const reread = useReread()

  const begin = async (): Promise<unknown> => {
    const begun = await withRecentSignIn(() => call(beginTwoFactor, {}))
    if (begun !== false) setSecret(begun)
    return false
  }
  const showCodes = async (recoveryCodes: readonly string[]): Promise<void> => {
    setSecret(undefined)
    setCodes(recoveryCodes)
    // Staff rights need the second factor and apply from now on.
    if (twoFactor.isRequired) await refreshViewer()
    await reread(getSecurity)
  }

  return (
    <SettingsSection
      id="two-factor"
      title="Two-factor"
      lead="A code from an app on your phone, asked for after the password. Someone who learns your password still can’t get in."
    >
      {twoFactor.isRequired && twoFactor.since === null && (
        <Notice kind="warn" title="Required for staff" className="mb-5">
          Your staff roles become active once two-factor is on.
        </Notice>
      )}
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      {!codes && secret && <TwoFactorSetup secret={secret} onConfirmed={showCodes} onCancel={() => setSecret(undefined)} />}
      {!codes && !secret && twoFactor.since !== null && <TwoFactorOn twoFactor={twoFactor} onRenewed={showCodes} />}
      {!codes && !secret && twoFactor.since === null && (
        <Button onPress={begin} onFail={tellFailure}>
          Set up two-factor
        </Button>
      )}
    </SettingsSection>
  )
}

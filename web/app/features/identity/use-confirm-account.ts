import { useState } from 'react'
import { call } from '#web/lib/api/call.ts'
import { isRefusal } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { confirmAccount } from './identity-routes.ts'
import { useEntrance } from './use-sign-in.ts'

/** The state of a confirmation: not confirmed yet, link expired, or confirmed with a password still to choose. */
export type Confirmation = { step: 'open' } | { step: 'over' } | { step: 'password'; code: string }

/** Confirms on a click, never when the page opens: mail programs open links to inspect them. */
export const useConfirmAccount = ({ email, code, to }: { email: string; code: string; to: string }) => {
  const [confirmation, setConfirmation] = useState<Confirmation>({ step: 'open' })
  const enter = useEntrance(to)

  const confirm = async (): Promise<unknown> => {
    try {
      const { status, resetPasswordToken, ...user } = await call(confirmAccount, { query: { email, code } })
      if (status === 'PasswordSetupRequired') {
        setConfirmation(resetPasswordToken ? { step: 'password', code: resetPasswordToken } : { step: 'over' })
        return false
      }
      await enter(user)
      toast({ kind: 'ok', text: 'Welcome to Soundfair. Your account is confirmed.' })
      return true
    } catch (error) {
      if (!isRefusal(error, 'code-over')) throw error
      setConfirmation({ step: 'over' })
      return false
    }
  }

  return { ...useSubmit(confirm, failureMessage), confirmation }
}

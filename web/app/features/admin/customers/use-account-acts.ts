import { useNavigate } from 'react-router'
import * as contract from '#contract/admin/accounts.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type Reasoned = { reason: string }

/** What staff do with an account. Each returns false where the person cancelled the prompt for their password. */
export const useAccountActs = (account: contract.AccountDetail) => {
  const reread = useReread()
  const navigate = useNavigate()
  const params = { customerId: account.id }
  const name = account.name || account.email
  const reload = () => reread(contract.listAccounts)

  const done = async (answer: unknown, text: string, undo?: () => Promise<unknown>): Promise<boolean> => {
    if (answer === false) return false
    await reload()
    const run = async () => {
      try {
        await undo?.()
        await reload()
      } catch (error) {
        tellFailure(error)
      }
    }
    toast({ kind: 'ok', text, ...(undo && { action: { label: 'Undo', run } }) })
    return true
  }
  const changeEmail = (email: string, was: string, reason: string) =>
    withRecentSignIn(() => call(contract.changeAccountEmail, { params, body: { email, was, reason } }).then(() => true))

  return {
    name,
    reload,
    resend: async () =>
      done(await call(contract.resendAccountConfirmation, { params }), `A confirmation link is on its way to ${account.email}`),
    confirm: async (body: Reasoned) => {
      const answer = await withRecentSignIn(() => call(contract.confirmAccountByStaff, { params, body }))
      if (answer !== false && answer.customerId !== account.id) await navigate(`/admin/customers/${answer.customerId}`)
      return done(answer, `${name} is confirmed`)
    },
    changeEmail: async ({ email, reason }: Reasoned & { email: string }) =>
      done(await changeEmail(email, account.email, reason), `The address is now ${email}; both addresses were notified`, () =>
        changeEmail(account.email, email, `Undone: ${reason}`.slice(0, 300)),
      ),
    endSessions: async (body: Reasoned) => {
      const { ended } = await call(contract.endAccountSessions, { params, body })
      return done(true, ended === 1 ? 'One session ended' : `${ended} sessions ended`)
    },
    resetTwoFactor: async (body: Reasoned) =>
      done(
        await withRecentSignIn(() => call(contract.resetAccountTwoFactor, { params, body }).then(() => true)),
        `Two-factor for ${name} is off; they were notified`,
      ),
    anonymise: async (body: Reasoned & { email: string }) =>
      done(
        await withRecentSignIn(() => call(contract.anonymiseAccount, { params, body }).then(() => true)),
        'The person has been made anonymous',
      ),
    download: async (): Promise<boolean> => {
      const copy = await withRecentSignIn(() => call(contract.exportAccountByStaff, { params }))
      if (copy === false) return false
      saveFile(`account-${account.id}.json`, JSON.stringify(copy, null, 2), 'application/json')
      return done(true, 'A copy of everything is in your downloads')
    },
  }
}
export type AccountActs = ReturnType<typeof useAccountActs>

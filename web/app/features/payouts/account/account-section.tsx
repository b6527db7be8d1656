import { useState } from 'react'
import { getPayoutAccount, type PayoutAccount, type ShownPayoutAccount, savePayoutAccount } from '#contract/payouts/payout-accounts.ts'
import { listPayouts } from '#contract/payouts/payouts.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { AccountFacts } from './account-facts.tsx'
import { AccountForm } from './account-form.tsx'

type AccountSectionProps = {
  shown: ShownPayoutAccount | null
  /** Staff who act for a creator see the account but cannot change it. */
  isActing: boolean
}

const NoAccount = () => <p className="text-14 text-ink-2">No payout account yet. Only team members can enter one; staff can’t.</p>

/** The account that the creator is paid to, and the button to change it. */
export const AccountSection = ({ shown, isActing }: AccountSectionProps) => {
  const [isChanging, setChanging] = useState(false)
  const reread = useReread()
  const save = async (account: PayoutAccount): Promise<unknown> => {
    const saved = await withRecentSignIn(() => call(savePayoutAccount, { body: account as never }))
    if (saved === false) return false
    await reread(getPayoutAccount, listPayouts)
    setChanging(false)
    toast({ kind: 'ok', text: 'Payout account saved. Everyone with access to payouts gets an e-mail.' })
    return false
  }
  const isForm = !isActing && (isChanging || shown === null)
  return (
    <section id="account" aria-labelledby="payout-account" className="scroll-mt-20">
      <SectionHead id="payout-account" title="Payout account" className="items-center pb-3">
        {shown && !isActing && !isChanging && (
          <Button size="small" onPress={() => setChanging(true)}>
            Change account
          </Button>
        )}
      </SectionHead>
      {isForm && <AccountForm type={shown?.account.type ?? 'Bank'} onSave={save} onCancel={shown ? () => setChanging(false) : undefined} />}
      {!isForm && (shown ? <AccountFacts shown={shown} /> : <NoAccount />)}
    </section>
  )
}

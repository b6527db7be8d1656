import { confirmPayout, failPayout, holdPayout, releasePayout, retryPayout, type StaffPayoutRow } from '#contract/payouts/payout-runs.ts'
import { call } from '#web/lib/api/call.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { useWriteMoney } from '#web/ui/price.tsx'
import type { StaffAct } from './payout-acts.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Asked = { act: StaffAct; row: StaffPayoutRow; at: number }

/**
 * What staff do with single payouts, and the dialogs before it. If a colleague was faster, the failure is shown and the page reads the
 * current state.
 */
export const usePayoutActs = (onChange: () => Promise<void>) => {
  const asked = useAsked<Asked>()
  const write = useWriteMoney()
  const about = ({ creator, amount }: StaffPayoutRow): string => `${write(amount.amount, amount.currency, true)} to ${creator.name}`
  const done = async (doing: Promise<StaffPayoutRow>): Promise<void> => {
    try {
      await doing
    } catch (error) {
      tellFailure(error)
    }
    await onChange()
  }
  const ask = (act: StaffAct, row: StaffPayoutRow): unknown => {
    const params = { payoutId: row.id }
    if (act === 'release') return done(call(releasePayout, { params }))
    if (act === 'retry') return done(call(retryPayout, { params }))
    return asked.ask({ act, row, at: Date.now() })
  }
  const isFor = (act: StaffAct): boolean => asked.isOpen && asked.about?.act === act
  const params = { payoutId: asked.about?.row.id ?? '' }
  const was = asked.about?.row.status === 'Paid' ? 'Paid' : 'Processing'
  const subject = asked.about ? about(asked.about.row) : ''
  const dialogs = (
    <>
      <ConfirmDialog
        open={isFor('confirm')}
        onClose={asked.close}
        title="Has the bank paid it?"
        confirmLabel="Mark as paid"
        danger={false}
        onConfirm={() => void done(call(confirmPayout, { params }))}
      >
        {subject}. The creator gets an e-mail. If the money comes back later, you can still mark the payout as failed.
      </ConfirmDialog>
      <ReasonDialog
        key={`hold ${asked.about?.at}`}
        open={isFor('hold')}
        onClose={asked.close}
        title="Hold this payout?"
        description={`${subject} is left out of the next file until it is released.`}
        confirmLabel="Hold"
        onReason={(reason) => call(holdPayout, { params, body: { reason } }).then(onChange)}
      />
      <ReasonDialog
        key={`fail ${asked.about?.at}`}
        open={isFor('fail')}
        onClose={asked.close}
        title="Did the transfer fail?"
        description={`${subject} wasn’t paid or was returned. It is still owed, and you can try again.`}
        confirmLabel="Mark as failed"
        onReason={(reason) => call(failPayout, { params, body: { reason, was } }).then(onChange)}
      />
    </>
  )
  return { ask, dialogs }
}

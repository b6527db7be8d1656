import { downloadPayoutFile, exportPayoutFile } from '#contract/payouts/payout-files.ts'
import type { PayoutRun } from '#contract/payouts/payout-runs.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { call } from '#web/lib/api/call.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { useWriteMoney } from '#web/ui/price.tsx'
import { payoutsText } from './run-text.ts'

type ExportButtonProps = {
  runId: string
  ready: PayoutRun['ready'][number]
  disabled: boolean
  /** Makes the page read the current state. */
  onChange: () => Promise<void>
}

/** Creates the file for the bank, and downloads it. From then on its payouts count as sent to the bank. */
export const ExportButton = ({ runId, ready: { format, payouts, amount }, disabled, onChange }: ExportButtonProps) => {
  const asked = useAsked<true>()
  const write = useWriteMoney()
  const make = async (): Promise<void> => {
    try {
      const file = await withRecentSignIn(() => call(exportPayoutFile, { params: { runId }, body: { format } }))
      if (file === false) return
      // The answer is a download, so the browser stays on the page.
      window.location.assign(addressOf(downloadPayoutFile, { params: { fileId: file.id } }))
      toast({ kind: 'ok', text: `${file.name} is ready. Send it to your bank.` })
    } catch (error) {
      tellFailure(error)
    }
    await onChange()
  }
  return (
    <>
      <Button kind="go" size="small" disabled={disabled} onPointerEnter={preloadDialog} onPress={() => asked.ask(true)}>
        Export {format}
      </Button>
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={`Export ${payoutsText(payouts)} for the bank?`}
        confirmLabel={`Export ${format}`}
        danger={false}
        // The confirmation dialog closes first; the password may be asked for after it.
        onConfirm={() => void make()}
      >
        {write(amount.amount, amount.currency, true)} in one file. Its payouts are then with the bank and can no longer be held. You can
        download the same file again at any time.
      </ConfirmDialog>
    </>
  )
}

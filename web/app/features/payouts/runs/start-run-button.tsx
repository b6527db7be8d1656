import { useNavigate } from 'react-router'
import { listPayoutRuns, startPayoutRun } from '#contract/payouts/payout-runs.ts'
import { call } from '#web/lib/api/call.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'

/** Creates today's payouts, after a confirmation. */
export const StartRunButton = () => {
  const asked = useAsked<true>()
  const navigate = useNavigate()
  const start = async (): Promise<void> => {
    try {
      const run = await withRecentSignIn(() => call(startPayoutRun, {}))
      if (run === false) return
      await outdateReads(listPayoutRuns.path)
      await navigate(`/admin/payouts/${run.id}`)
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <Button kind="go" size="small" onPointerEnter={preloadDialog} onPress={() => asked.ask(true)}>
        Run payouts
      </Button>
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title="Run today’s payouts?"
        confirmLabel="Run payouts"
        danger={false}
        // The confirmation dialog closes first; the password may be asked for after it.
        onConfirm={() => void start()}
      >
        Everything that is due becomes a payout. No money is sent yet: you export the file afterwards, and can hold single payouts until
        then. This also happens automatically on the first of each month.
      </ConfirmDialog>
    </>
  )
}

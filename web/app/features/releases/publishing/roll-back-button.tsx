import Undo from 'lucide-react/icons/undo-2'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'

type RollBackButtonProps = { release: OwnReleaseDetails; onRollBack: () => Promise<unknown> }

/** Withdraws a published release from all customers; asks for a confirmation. */
export const RollBackButton = ({ release, onRollBack }: RollBackButtonProps) => {
  const asked = useAsked<true>()
  const name = `${release.productName} ${release.version}`
  return (
    <>
      <Button
        kind="danger"
        size="small"
        icon={<Undo size={15} aria-hidden="true" />}
        onPointerEnter={preloadDialog}
        onPress={() => asked.ask(true)}
      >
        Roll back
      </Button>
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={`Roll back ${name}?`}
        confirmLabel="Roll back"
        onConfirm={async () => {
          await onRollBack()
          toast({ kind: 'ok', text: `${name} is rolled back` })
        }}
        onFail={tellFailure}
      >
        It can no longer be downloaded, and the previous release is offered again. Installed copies stay installed. To bring it back, create
        a new release.
      </ConfirmDialog>
    </>
  )
}

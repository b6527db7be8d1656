import { discardRelease, listCreatorReleases, type OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { call } from '#web/lib/api/call.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'

type DiscardReleaseProps = { release: OwnReleaseDetails; onGone: () => unknown }

/** Throws away a release that was never approved, with its files. */
export const DiscardRelease = ({ release, onGone }: DiscardReleaseProps) => {
  const asked = useAsked<true>()
  const name = `${release.productName} ${release.version}`
  return (
    <>
      <Button kind="quiet" size="small" onPointerEnter={preloadDialog} onPress={() => asked.ask(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={`Discard ${name}?`}
        confirmLabel="Discard release"
        onConfirm={async () => {
          await call(discardRelease, { params: { releaseId: release.id } })
          await outdateReads(listCreatorReleases.path)
          toast({ kind: 'ok', text: `${name} is discarded.` })
          await onGone()
        }}
        onFail={tellFailure}
      >
        Its files and notes are deleted too. This can’t be undone.
      </ConfirmDialog>
    </>
  )
}

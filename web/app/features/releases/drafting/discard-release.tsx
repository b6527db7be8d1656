import { listCreatorReleases, type OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { planRemoval } from '../builds/removals.ts'
import { useDiscard } from './use-discard.ts'

type DiscardReleaseProps = { release: OwnReleaseDetails; onGone: () => unknown }

/** Discards a release that was never approved, with its files. It is hidden at once and deleted once that can no longer be undone. */
export const DiscardRelease = ({ release, onGone }: DiscardReleaseProps) => {
  const asked = useAsked<true>()
  const reread = useReread()
  const name = `${release.productName} ${release.version}`
  const discard = useDiscard()
  const finish = () => discard(release.id)
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
          planRemoval(release.id, { releaseId: 'list', finish, onRestored: () => reread(listCreatorReleases) }, `${name} is discarded`)
          await onGone()
        }}
        onFail={tellFailure}
      >
        Its files and notes are deleted too.
      </ConfirmDialog>
    </>
  )
}

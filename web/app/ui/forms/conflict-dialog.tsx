import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Instant } from '../texts/instant.tsx'

type ConflictDialogProps = {
  /** The version saved elsewhere; without it the dialog is closed. */
  theirs: { savedAt: string; savedBy: { id: string; name: string } | null } | undefined
  /** The current user, whose other window is not somebody else. */
  userId: string | undefined
  /** What was edited: "the storefront". */
  what: string
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const titleFor = ({ theirs, what }: Pick<ConflictDialogProps, 'theirs' | 'what'>, isOwn: boolean): string =>
  isOwn ? `You changed ${what} in another window too` : `${theirs?.savedBy?.name ?? 'Someone else'} changed ${what} too`

/** Two people, or one in two windows, saved the same thing. Nothing is lost either way: the other version is stored on this device. */
export const ConflictDialog = ({ theirs, what, userId, onTakeTheirs, onKeepMine }: ConflictDialogProps) => {
  const isOwn = theirs?.savedBy?.id !== undefined && theirs.savedBy.id === userId
  return (
    <Dialog
      open={theirs !== undefined}
      // While it is open, nothing is saved.
      mustAnswer
      onClose={onKeepMine}
      title={titleFor({ theirs, what }, isOwn)}
      description={
        theirs && (
          <>
            Saved <Instant at={theirs.savedAt} show="ago" />, after you opened it. Choose which version to continue with. The other one is
            kept on this device, and you can restore it.
          </>
        )
      }
      size="small"
      actions={
        <>
          <Button size="small" onPress={onTakeTheirs}>
            {isOwn ? 'Use the other' : 'Use theirs'}
          </Button>
          <Button size="small" kind="go" onPress={onKeepMine}>
            {isOwn ? 'Keep this one' : 'Keep mine'}
          </Button>
        </>
      }
    />
  )
}

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Instant } from './instant.tsx'

type ConflictDialogProps = {
  /** What somebody else saved; without it the dialog is closed. */
  theirs: { savedAt: string; savedBy: { name: string } | null } | undefined
  /** What it is about: "the storefront". */
  what: string
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Two people saved the same thing. Nothing is lost either way: the version that is not taken stays on this device. */
export const ConflictDialog = ({ theirs, what, onTakeTheirs, onKeepMine }: ConflictDialogProps) => (
  <Dialog
    open={theirs !== undefined}
    // As long as it is open, nothing is saved.
    mustAnswer
    onClose={onKeepMine}
    title={`${theirs?.savedBy?.name ?? 'Somebody else'} changed ${what} too`}
    description={
      theirs && (
        <>
          Saved <Instant at={theirs.savedAt} show="ago" />, after you opened it. Choose which version goes on. The other one is kept on this
          device, and you can bring it back.
        </>
      )
    }
    size="small"
    actions={
      <>
        <Button size="small" onPress={onTakeTheirs}>
          Take theirs
        </Button>
        <Button size="small" kind="go" onPress={onKeepMine}>
          Keep mine
        </Button>
      </>
    }
  />
)

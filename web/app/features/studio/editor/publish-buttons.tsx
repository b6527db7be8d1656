import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'

type PublishButtonsProps = {
  name: string
  canDiscard: boolean
  isLive: boolean
  hasChanges: boolean
  /** False when something has to be done first. */
  onPublish: () => Promise<boolean>
  onDiscard: () => Promise<unknown>
}

/** Publish, and discard the changes since. */
export const PublishButtons = ({ name, canDiscard, isLive, hasChanges, onPublish, onDiscard }: PublishButtonsProps) => {
  const discarding = useAsked<true>()
  return (
    <>
      {canDiscard && (
        <Button size="small" onPress={() => discarding.ask(true)}>
          Discard
        </Button>
      )}
      <Button
        size="small"
        kind="go"
        busyLabel="Publishing"
        successLabel="Published"
        errorLabel="Not published"
        disabled={isLive && !hasChanges}
        onPress={onPublish}
        onFail={tellFailure}
      >
        {isLive && !hasChanges ? 'Published' : 'Publish'}
      </Button>
      <ConfirmDialog
        open={discarding.isOpen}
        onClose={discarding.close}
        title={`Discard the changes to ${name}?`}
        confirmLabel="Discard changes"
        onConfirm={onDiscard}
        onFail={tellFailure}
      >
        The draft goes back to what visitors see now, without the changes since you last published.
      </ConfirmDialog>
    </>
  )
}

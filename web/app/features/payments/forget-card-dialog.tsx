import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import type { useAsked } from '#web/ui/overlays/use-asked.ts'

type ForgetCardDialogProps = {
  /** The card, as the server names it: 'Card ending in 4242'. */
  asked: ReturnType<typeof useAsked<string>>
  onForget: () => Promise<void>
}

/** Asks before a card is removed. It is rendered outside of the element that shows the card, which disappears with the card. */
export const ForgetCardDialog = ({ asked, onForget }: ForgetCardDialogProps) => (
  <ConfirmDialog
    open={asked.isOpen}
    onClose={asked.close}
    title={`Remove ${asked.about?.replaceAll(/\bCard\b/g, 'the card') ?? ''}?`}
    confirmLabel="Remove card"
    onConfirm={onForget}
    onFail={tellFailure}
  >
    This can’t be undone. You can save a card again when you next pay.
  </ConfirmDialog>
)

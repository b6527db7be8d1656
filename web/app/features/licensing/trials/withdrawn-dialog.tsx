import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { withdrawnText } from './withdrawn.ts'

type WithdrawnDialogProps = { name: string; title: string; open: boolean; onClose: () => void }

/** In place of the offer of a trial, once the product has left the shop. */
export const WithdrawnDialog = ({ name, title, open, onClose }: WithdrawnDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="small"
    title={title}
    actions={
      <Button size="small" kind="go" onPress={onClose}>
        Close
      </Button>
    }
  >
    <p role="alert" className="text-14">
      {withdrawnText(name)}
    </p>
  </Dialog>
)

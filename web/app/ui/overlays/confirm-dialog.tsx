import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** Names the object: "Revoke the license of Tape One?" */
  title: string
  /** What it means, and whether it can be undone. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** The dialog closes when it succeeds, and stays open with the error label when it fails. */
  onConfirm: () => unknown
  onFail?: ((error: unknown) => void) | undefined
}

/** Asks for a confirmation. */
export const ConfirmDialog = ({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = true,
  onConfirm,
  onFail,
}: ConfirmDialogProps) => {
  const confirm = async () => {
    await onConfirm()
    onClose()
    return false
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      size="small"
      actions={
        <>
          <Button size="small" onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button size="small" kind={danger ? 'danger' : 'go'} onPress={confirm} onFail={onFail}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}

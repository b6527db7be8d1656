import { type Failure, type Submission, useSubmit } from './use-submit.ts'

/** Submits the form of a dialog, and closes the dialog on success. */
export const useDialogSubmit = (send: () => Promise<boolean>, onClose: () => void, textFor: (error: unknown) => Failure): Submission =>
  useSubmit(async () => {
    if (await send()) onClose()
    return false
  }, textFor)

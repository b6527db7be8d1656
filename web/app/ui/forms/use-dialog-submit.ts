import { type Failure, type Submission, useSubmit } from './use-submit.ts'

/** Sends the form of a dialog, and closes it once that has worked. */
export const useDialogSubmit = (send: () => Promise<boolean>, onClose: () => void, textFor: (error: unknown) => Failure): Submission =>
  useSubmit(async () => {
    if (await send()) onClose()
    return false
  }, textFor)

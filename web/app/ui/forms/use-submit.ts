import { type SubmitEvent, useState } from 'react'
import type { PressState } from '../buttons/press.ts'
import { usePress } from '../buttons/use-press.ts'

export type Failure = { title: string; text?: string }

export type Submission = { state: PressState; submit: (event: SubmitEvent) => void; failure: Failure | undefined }

/** A form's action with the states of its button, and the message of its last failure. */
export const useSubmit = (action: () => Promise<unknown>, textFor: (error: unknown) => Failure): Submission => {
  const [failure, setFailure] = useState<Failure>()
  // The last message stays until there is an answer: the button must not move away under the pointer.
  const { state, press } = usePress(
    async () => {
      const result = await action()
      setFailure(undefined)
      return result
    },
    { onFail: (error) => setFailure(textFor(error)) },
  )
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    // A form in a dialog is a React child of the element that opened it, and React events bubble up to that.
    event.stopPropagation()
    press()
  }
  return { state, submit, failure }
}

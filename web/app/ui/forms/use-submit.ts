import { type SubmitEvent, useState } from 'react'
import type { PressState } from '../buttons/press.ts'
import { usePress } from '../buttons/use-press.ts'

export type Failure = { title: string; text?: string }

export type Submission = { state: PressState; submit: (event: SubmitEvent) => void; failure: Failure | undefined }

/** A form around its action: the states of its button, and in words what went wrong the last time. */
export const useSubmit = (action: () => Promise<unknown>, textFor: (error: unknown) => Failure): Submission => {
  const [failure, setFailure] = useState<Failure>()
  // What was said the last time stays until there is an answer: the button must not move away under the pointer that presses it.
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
    // A form in a dialog is a child of whatever opened it, and React lets events rise to there.
    event.stopPropagation()
    press()
  }
  return { state, submit, failure }
}

import { CallError, MessageError } from './call-error.ts'

export type FailureMessage = { title: string; text?: string }

/** Why something failed, as the error catalogue has it. What has no message there is an unknown error. */
export const failureMessage = (error: unknown): FailureMessage => {
  if (error instanceof MessageError) return { title: error.message }
  if (!(error instanceof CallError)) return { title: 'An unknown error occurred' }
  const { title, message, detail } = error
  const text = message === title ? detail : message
  return text === undefined || text === title ? { title } : { title, text }
}

/** The same in one line, for a toast. */
export const failureLine = (error: unknown): string => {
  const { title, text } = failureMessage(error)
  return text ? `${title}. ${text}` : title
}

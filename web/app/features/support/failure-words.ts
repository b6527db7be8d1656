import { CallError } from '#web/lib/call-error.ts'

export type FailureWords = { title: string; text: string }

const kept = 'What you wrote is still here.'

/** Why a message was not sent, and what to do. Known messages are said as they came. */
export const failureWords = (error: unknown): FailureWords => {
  if (!(error instanceof CallError)) return { title: 'An unknown error occurred', text: `Send it again in a moment. ${kept}` }
  const { status, message } = error
  if (status === undefined)
    return { title: message, text: `The message did not reach us. Check your connection, then send it again. ${kept}` }
  if (status === 429) {
    return { title: 'You have sent several messages in a short time', text: `Wait a few minutes, then send this one. ${kept}` }
  }
  if (status === 413) return { title: 'Your message is too long', text: 'Shorten it to 5000 characters, then send it again.' }
  if (status >= 500) return { title: message, text: `The fault is on our side. Send it again in a moment. ${kept}` }
  return { title: message, text: `Check the form, then send it again. ${kept}` }
}

import { CallError } from './call-error.ts'

export type FailureWords = { title: string; text?: string }

/** "about 5 minutes": nobody counts the seconds. */
export const waitWords = (seconds: number): string => {
  if (seconds < 60) return 'a minute'
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return minutes === 1 ? 'a minute' : `about ${minutes} minutes`
  return `about ${Math.ceil(minutes / 60)} hours`
}

const tooOften = (retryAfter: number | undefined): FailureWords => ({
  title: 'Too many tries in a short time',
  text: retryAfter === undefined ? 'Wait a few minutes, then try again.' : `Wait ${waitWords(retryAfter)}, then try again.`,
})

/** Why a call failed, and what to do. What the server said in its own words is said as it came. */
export const failureWords = (error: unknown): FailureWords => {
  if (!(error instanceof CallError)) return { title: 'An unknown error occurred', text: 'Try again in a moment.' }
  const { status, title, message, retryAfter } = error
  if (status === undefined) return { title: message, text: 'Nothing reached us. Check your connection, then try again.' }
  if (status === 429) return tooOften(retryAfter)
  if (status >= 500) return { title: message, text: 'The fault is on our side. Try again in a moment.' }
  return message === title ? { title } : { title, text: message }
}

/** The same in one line, for a toast. */
export const failureLine = (error: unknown): string => {
  const { title, text } = failureWords(error)
  return text ? `${title}. ${text}` : title
}

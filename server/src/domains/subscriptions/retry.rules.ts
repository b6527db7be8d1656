const day = 24 * 60 * 60 * 1000

/** Days after the first failure: three retries over a week. */
const retryAfterDays = [1, 3, 7] as const

export const maxTries = 1 + retryAfterDays.length

export type RetryVerdict = { again: true; at: Date } | { again: false }

/** When to try again after so many failures, counted from the first of them. */
export const judgeRetry = (failedTries: number, failingSince: Date): RetryVerdict => {
  const days = retryAfterDays[failedTries - 1]
  return days === undefined ? { again: false } : { again: true, at: new Date(failingSince.getTime() + days * day) }
}

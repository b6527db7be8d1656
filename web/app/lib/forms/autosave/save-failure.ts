import { CallError } from '../../api/call-error.ts'

export type SaveFailure = 'conflict' | 'offline' | 'refused'

const passing = new Set([408, 425, 429])

/** What a failed save means: somebody was faster, it may work later, or the server refuses the content. */
export const judgeFailure = (error: unknown): SaveFailure => {
  if (!(error instanceof CallError) || error.status === undefined) return 'offline'
  if (error.status === 409) return 'conflict'
  return error.status >= 500 || passing.has(error.status) ? 'offline' : 'refused'
}

/** Milliseconds until the next attempt: soon at first, then twice as long each time, at most half a minute. */
export const retryDelay = (failures: number): number => Math.min(30_000, 1000 * 2 ** Math.max(1, failures))

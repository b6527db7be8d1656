import { MissingChunk } from '#web/chunks/arrive.ts'

/** Why a sound does not play, as a message for the listener. */
const text = {
  unsupported: 'This browser can’t play audio on this page.',
  missing: 'This sound is no longer available.',
  offline: 'You are offline. Connect and try again.',
  unreachable: 'The sound couldn’t be loaded.',
  unreadable: 'This browser can’t play this format.',
} as const

export type Because = keyof typeof text

export class Trouble extends Error {
  readonly because: Because
  constructor(because: Because, cause?: unknown) {
    super(text[because], { cause })
    this.because = because
  }
}

/** A missing chunk has its own message. Any other unexpected error is shown as "couldn’t be loaded", since trying again is the remedy. */
export const troubleMessage = (problem: unknown): string =>
  problem instanceof Trouble || problem instanceof MissingChunk ? problem.message : text.unreachable

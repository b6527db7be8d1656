import { MissingChunk } from '#web/chunks/arrive.ts'

/** Why a sound does not play, in the listener's words. */
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

/** A part of the player that did not come says so itself. Anything else unforeseen reads as "could not be loaded": trying again is the answer to it. */
export const troubleMessage = (problem: unknown): string =>
  problem instanceof Trouble || problem instanceof MissingChunk ? problem.message : text.unreachable

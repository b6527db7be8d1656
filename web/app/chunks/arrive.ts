import { readDestination } from './destination.ts'
import { reloadOnce } from './reload-once.ts'

/** A part of the site that did not arrive. Whoever waits for it is told in the catalogue's words, never by a file's name. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk'

  constructor(cause: unknown) {
    super('An unknown error occurred', { cause })
  }
}

/** Nothing comes any more: the page is being loaded anew. */
const never = new Promise<never>(() => undefined)

/** What did not arrive: either the page is loaded anew, and nobody hears of it, or it is said to be missing. */
export const missChunk = async (cause: unknown): Promise<never> => {
  if (await reloadOnce(window, Date.now(), readDestination())) return never
  throw new MissingChunk(cause)
}

/** Waits for a part of the site that is loaded on demand. Every dynamic import of ours goes through here; a test looks for others. */
export const arrive = <Part>(part: Promise<Part>): Promise<Part> => part.catch(missChunk)

/** The same for what nobody waits for: what is fetched ahead, or done in the background. It may fail unsaid. */
export const arriveQuietly = <Part>(part: Promise<Part>): Promise<Part | undefined> => arrive(part).catch(() => undefined)

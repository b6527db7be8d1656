import { MissingChunk } from '#web/chunks/arrive.ts'
import { CallError, errorOfFailure } from '../api/call-error.ts'
import { type FailureMessage, failureMessage } from '../api/failure-message.ts'

/** A page or a part of one that cannot be loaded right now. What was there before stays, with a notice over it. */
type Stuck = { what: 'page' | 'part'; message: FailureMessage; retry: () => unknown }

/** A page and the parts around it are read at the same time, and may fail together. */
let waiting: readonly Stuck[] = []
const listeners = new Set<() => void>()

const show = (next: readonly Stuck[]): void => {
  waiting = next
  for (const tell of listeners) tell()
}

export const readStuck = (): Stuck | undefined => waiting[0]

export const subscribeToStuck = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const forgetStuck = (): void => show([])

/** Shows that something did not load, with a retry; returns how to remove the notice. */
export const tellStuck = (error: unknown, retry: () => unknown, what: Stuck['what'] = 'page'): (() => void) => {
  const one = { what, message: failureMessage(error), retry }
  show([...waiting, one])
  return () => show(waiting.filter((other) => other !== one))
}

/**
 * A script of a page failed to load. Router and browser request a script only once, so trying again needs a full page load; but first a
 * small request checks the connection, because the browser's own error page would replace the current one.
 */
export const tellMissingPage = (error: unknown, target: () => string): (() => void) =>
  tellStuck(navigator.onLine ? error : errorOfFailure(), async () => {
    await fetch(`/builds/latest.json?t=${Date.now()}`)
    window.location.assign(target())
  })

/** Retries everything that failed. */
export const retryStuck = async (): Promise<void> => {
  await Promise.all(waiting.map(({ retry }) => retry()))
}

/** No answer, or a server error: the same may work in a moment. Any other answer is final, and has its error page. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === undefined || error.status >= 500 || error.status === 408 || error.status === 429)

const askToRetry = (error: unknown, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      takeBack()
      reject(error)
    }
    const takeBack = tellStuck(error, () => {
      signal.removeEventListener('abort', leave)
      takeBack()
      resolve()
    })
    signal.addEventListener('abort', leave, { once: true })
  })

/** Ends when the visitor goes elsewhere: a retry loads the page whole. */
const askToLoadWhole = (error: unknown, { url, signal }: Navigating): Promise<never> =>
  new Promise((_, reject) => {
    const takeBack = tellMissingPage(error, () => url)
    const leave = (): void => {
      takeBack()
      reject(error)
    }
    signal.addEventListener('abort', leave, { once: true })
  })

/** The navigation that needs the page: where it leads, and whether it was given up. */
type Navigating = Pick<Request, 'url' | 'signal'>

/**
 * Reads what a page needs. Where it cannot be read for the moment, the navigation waits: the page before stays usable, until
 * somebody retries or goes elsewhere.
 */
export const readOrWait = async <Answer>(read: () => Promise<Answer>, { url, signal }: Navigating): Promise<Answer> => {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof MissingChunk) return askToLoadWhole(error, { url, signal })
      if (!isPassing(error)) throw error
      await askToRetry(error, signal)
    }
  }
}

import type { AnswerOf, CallOf, Route } from '#contract/core/route.ts'
import { addressOf } from './address-of.ts'
import { CallError, errorOfFailure, errorOfStatus } from './call-error.ts'
import { type LazyRoute, loadRoute } from './lazy-route.ts'

const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])

type Options = { headers?: Record<string, string>; signal?: AbortSignal; fetch?: typeof fetch }

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const send = async (url: string, init: RequestInit, tries: number, fetching: typeof fetch): Promise<Response> => {
  const response = await fetching(url, init)
  if (tries > 0 && retriedStatuses.has(response.status)) return send(url, init, tries - 1, fetching)
  return response
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** A session that ended elsewhere is noticed by the next call, whichever that is. A request for the user gets it as its answer. */
const tellSignedOut = (): void => void globalThis.window?.dispatchEvent(new Event('signed-out'))

/** Calls a route of the contract from the browser. Reads are retried once, writes never. */
export const call = async <R extends Route>(route: R | LazyRoute<R>, input: CallOf<R>, options: Options = {}): Promise<AnswerOf<R>> => {
  const { body } = input as { body?: unknown }
  const isText = typeof body === 'string'
  const init: RequestInit = {
    method: route.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
  }
  const tries = route.method === 'GET' ? 1 : 0
  // Both at once. A failure to load it is handled below, where the answer is.
  const loading = Promise.allSettled([loadRoute<R>(route)])
  const response = await send(addressOf(route, input as object), init, tries, options.fetch ?? fetch).catch((error: unknown) => {
    throw isAbort(error) ? error : errorOfFailure()
  })
  const answer = await readBody(response)
  if (response.status === 401 && route.name !== 'getUser') tellSignedOut()
  if (!response.ok) throw errorOfStatus(response.status, answer, response.headers.get('retry-after'))
  const [loaded] = await loading
  if (loaded.status === 'rejected') throw loaded.reason
  return parseAnswer(loaded.value, response.status, answer)
}

/** Every response is parsed against its expected shape; a mismatch is logged and thrown. */
const parseAnswer = <R extends Route>(route: R, status: number, answer: unknown): AnswerOf<R> => {
  const schema = route.answers[status]
  if (!schema) return undefined as AnswerOf<R>
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data as AnswerOf<R>
  console.error(`The answer of ${route.name} has another shape`, parsed.error.issues)
  throw new CallError('An unknown error occurred')
}

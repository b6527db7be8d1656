import type { QueryKey } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params, useLoaderData } from 'react-router'
import type { AnswerOf, CallOf, Route } from '#contract/route.ts'
import { addressOf } from './address-of.ts'
import { call } from './call.ts'
import { CallError, errorOfStatus } from './call-error.ts'
import { openReadCache, seedRead } from './read-cache.ts'
import { currentUser } from './viewer.ts'
import { type Visit, visitContext } from './visit.ts'

/** A read that a page wants: which route, with what. */
export type Read<R extends Route = Route> = { route: R; input: CallOf<R> }

export const read = <R extends Route>(route: R, input: CallOf<R>): Read<R> => ({ route, input })

/** Cached reads are keyed by method, path, user id and creator id. */
export const readKey = ({ route, input }: Pick<Read, 'route' | 'input'>): QueryKey => {
  const user = currentUser()
  return [route.method, addressOf(route, input as object), user?.id ?? null, user?.creatorId ?? null]
}

const readQuery = <R extends Route>(wanted: Read<R>) => ({
  queryKey: readKey(wanted as unknown as Read),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(wanted.route, wanted.input, { signal }),
})

type Wanted = Record<string, Read>
type Answers<W extends Wanted> = { [Name in keyof W]: W[Name] extends Read<infer R> ? AnswerOf<R> : never }
type Place = { params: Params; url: URL }

/** A failed read makes the page fail with the same status, so that the error page can say what happened. */
export const asPageError = (error: unknown): unknown =>
  error instanceof CallError && error.status ? data(error.message, { status: error.status, statusText: error.message }) : error

/** Calls the API in process, with the visitor's own rights. */
export const fetchOnServer =
  (visit: Visit) =>
  async ({ route, input }: { route: Route; input: unknown }) => {
    const { status, body } = await visit.call(addressOf(route, input as object))
    const answer = body ? JSON.parse(body) : undefined
    if (status >= 400) throw errorOfStatus(status, answer)
    return answer
  }

/** Reads through the browser's cache. */
export const fetchInBrowser = async <R extends Route>(wanted: Read<R>): Promise<AnswerOf<R>> => {
  const cache = await openReadCache()
  return cache.fetchQuery(readQuery(wanted)) as Promise<AnswerOf<R>>
}

/** Until React has taken the page over, its data is the one that came with the HTML. */
export const isFirstPage = (): boolean => !document.documentElement.hasAttribute('data-hydrated')

const settle = async <W extends Wanted>(wanted: W, fetchOne: (one: Read) => Promise<unknown>): Promise<Answers<W>> => {
  try {
    const entries = Object.entries(wanted).map(async ([name, one]) => [name, await fetchOne(one)] as const)
    return Object.fromEntries(await Promise.all(entries)) as Answers<W>
  } catch (error) {
    throw asPageError(error)
  }
}

/**
 * What a page reads, declared once. On the server the API is called in process and the answers travel with the HTML;
 * in the browser they land in the query cache, so that coming back needs no call.
 */
export const pageReads = <W extends Wanted>(
  reads: (place: Place) => W,
  judge: (answers: Answers<W>, place: Place) => void = () => undefined,
) => {
  const loader = async ({ request, params, context }: LoaderFunctionArgs): Promise<Answers<W>> => {
    const visit = context.get(visitContext)
    const place = { params, url: new URL(request.url) }
    const answers = await settle(reads(place), fetchOnServer(visit))
    judge(answers, place)
    return answers
  }

  const clientLoader = async ({ request, params, serverLoader }: ClientLoaderFunctionArgs): Promise<Answers<W>> => {
    const place = { params, url: new URL(request.url) }
    const wanted = reads(place)
    if (isFirstPage()) {
      const answers = (await serverLoader()) as Answers<W>
      for (const [name, one] of Object.entries(wanted)) seedRead(readKey(one), answers[name])
      return answers
    }
    const answers = await settle(wanted, fetchInBrowser)
    judge(answers, place)
    return answers
  }
  clientLoader.hydrate = true as const

  return { loader, clientLoader, useData: () => useLoaderData() as Answers<W> }
}

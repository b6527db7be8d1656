import type { QueryKey } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, type Params, useLoaderData } from 'react-router'
import type { AnswerOf, CallOf, Route } from '#contract/core/route.ts'
import type { User } from '#contract/identity/user.ts'
import { type HeadMatches, originOf } from '../pages/page-head.ts'
import { readOrWait } from '../pages/stuck-navigation.ts'
import {
  type ApiAnswer,
  firstPageContext,
  type PageRequest,
  type PageUnderWay,
  pageContext,
  requestContext,
  viewerContext,
} from '../session/page-request.ts'
import { currentReader } from '../session/viewer.ts'
import { addressOf } from './address-of.ts'
import { call } from './call.ts'
import { CallError, errorOfStatus } from './call-error.ts'
import { seedRead } from './first-reads.ts'
import { type Handed, isHanded, joinAnswers, takeHanded } from './handed-answers.ts'
import type { LazyRoute } from './lazy-route.ts'
import { openReadCache } from './read-cache.ts'

/** A read of a page: which route, with what input. */
export type Read<R extends Route = Route> = { route: R | LazyRoute<R>; input: CallOf<R>; isPart?: true }
/** A part of the page, such as the item chosen from its list. */
type PartRead<R extends Route = Route> = Read<R> & { isPart: true }
/** The answer to a read. */
export type AnswerTo<One> = One extends PartRead<infer R> ? AnswerOf<R> | null : One extends Read<infer R> ? AnswerOf<R> : never

export const read = <R extends Route>(route: R | LazyRoute<R>, input: CallOf<R>): Read<R> => ({ route, input })

/**
 * Comes with the first page, so that nothing moves when it is there. Afterwards the part reads it by itself (`useRead`, with this as its
 * first answer): nobody waits for it to see the rest, and where it cannot be had the part says so.
 */
export const readPart = <R extends Route>(route: R | LazyRoute<R>, input: CallOf<R>): PartRead<R> => ({ route, input, isPart: true })

/** Cached reads are keyed by method, path, user id and creator id. */
export const readKey = ({ route, input }: Pick<Read, 'route' | 'input'>): QueryKey => {
  const user = currentReader()
  return [route.method, addressOf(route, input as object), user?.id ?? null, user?.creatorId ?? null]
}

const readQuery = <R extends Route>(wanted: Read<R>) => ({
  queryKey: readKey(wanted as unknown as Read),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(wanted.route, wanted.input, { signal }),
})

type Wanted = Record<string, Read>
type Answers<W extends Wanted> = { [Name in keyof W]: AnswerTo<W[Name]> }
type PageAddress = { params: Params; url: URL; user: User | null }

/** A failed read makes the page fail with the same status, so that the error page can say what happened. */
export const asPageError = (error: unknown): unknown =>
  error instanceof CallError && error.status
    ? data(error.detail ?? error.message, { status: error.status, statusText: error.message })
    : error

/** Calls the API in process, with the visitor's own rights. */
const callOnServer =
  (pageRequest: PageRequest) =>
  async ({ route, input }: { route: Pick<Route, 'path'>; input: unknown }): Promise<ApiAnswer> => {
    const answer = await pageRequest.call(addressOf(route, input as object))
    if (answer.status >= 400) throw errorOfStatus(answer.status, answer.body ? JSON.parse(answer.body) : undefined)
    answer.read ??= JSON.parse(answer.body)
    return answer
  }

export const fetchOnServer =
  (pageRequest: PageRequest) =>
  async <One extends { route: Pick<Route, 'path'>; input: unknown }>(one: One): Promise<AnswerTo<One>> =>
    (await callOnServer(pageRequest)(one)).read as AnswerTo<One>

const noAnswer: ApiAnswer = { status: 200, body: 'null', read: null }

const orNoAnswer =
  (fetchOne: (one: Read) => Promise<ApiAnswer>) =>
  (one: Read): Promise<ApiAnswer> =>
    one.isPart ? fetchOne(one).catch(() => noAnswer) : fetchOne(one)

/** Reads through the browser's cache. */
export const fetchInBrowser = async <R extends Route>(wanted: Read<R>): Promise<AnswerOf<R>> => {
  const cache = await openReadCache()
  return cache.fetchQuery(readQuery(wanted)) as Promise<AnswerOf<R>>
}

const gather = async <T>(wanted: Wanted, fetchOne: (one: Read) => Promise<T>): Promise<Record<string, T>> => {
  const entries = Object.entries(wanted).map(async ([name, one]) => [name, await fetchOne(one)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const orPageError = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw asPageError(error)
  })

const unpacked = new WeakMap<object, unknown>()

/** The answers of a page, also where they came with the HTML. Parsed once, however often it is called. */
const unpack = <W extends Wanted>(data: Handed | Answers<W>): Answers<W> => {
  if (!isHanded(data)) return data
  const known = unpacked.get(data) ?? takeHanded(data)
  unpacked.set(data, known)
  return known as Answers<W>
}

/** Answers travel with the HTML as the text that the API gave: serialising them again would cost more than rendering. */
const handOver = (answers: Record<string, ApiAnswer>, { handed }: PageUnderWay): Handed => {
  const entries = Object.entries(answers)
  const token = { handed: handed.push(joinAnswers(entries.map(([name, { body }]) => [name, body]))) - 1 }
  unpacked.set(token, Object.fromEntries(entries.map(([name, { read }]) => [name, read])))
  return token
}

type Judge<W extends Wanted> = (answers: Answers<W>, at: PageAddress) => void
type Prepare<W extends Wanted> = (answers: Answers<W>) => Promise<unknown>
type Tell<W extends Wanted> = (answers: Answers<W>, origin: string) => MetaDescriptor[]
type Told<W extends Wanted> = { loaderData?: Handed | Answers<W> | undefined; matches?: HeadMatches }

/**
 * What a page reads, declared once. On the server the API is called in process and the answers travel with the HTML;
 * in the browser they land in the query cache, so that coming back needs no call. `prepare` loads code that the answers call for, before
 * the page is shown.
 */
export const pageReads = <W extends Wanted>(
  reads: (at: PageAddress) => W,
  judge: Judge<W> = () => undefined,
  prepare: Prepare<W> = async () => undefined,
) => {
  const loader = async ({ request, params, context }: LoaderFunctionArgs): Promise<Handed> => {
    const at = { params, url: new URL(request.url), user: context.get(viewerContext) }
    const answers = await orPageError(gather(reads(at), orNoAnswer(callOnServer(context.get(requestContext)))))
    const handed = handOver(answers, context.get(pageContext))
    judge(unpack<W>(handed), at)
    return handed
  }

  const clientLoader = async ({ request, params, context, serverLoader }: ClientLoaderFunctionArgs): Promise<Handed | Answers<W>> => {
    const at = { params, url: new URL(request.url), user: context.get(viewerContext) }
    const wanted = reads(at)
    if (context.get(firstPageContext)) {
      const handed = (await serverLoader()) as Handed
      const answers = unpack<W>(handed)
      for (const [name, one] of Object.entries(wanted)) if (answers[name] !== null) seedRead(readKey(one), answers[name])
      return handed
    }
    const fetchOne = (one: Read) => (one.isPart ? Promise.resolve(null) : fetchInBrowser(one))
    const answers = (await orPageError(readOrWait(() => gather<unknown>(wanted, fetchOne), request))) as Answers<W>
    judge(answers, at)
    await prepare(answers)
    return answers
  }
  clientLoader.hydrate = true as const

  return {
    loader,
    clientLoader,
    useData: (): Answers<W> => unpack<W>(useLoaderData() as Handed | Answers<W>),
    /** The head of the page, from its answers; nothing when reading failed, because the error page has a head of its own. */
    meta:
      (tell: Tell<W>) =>
      ({ loaderData, matches }: Told<W>): MetaDescriptor[] =>
        loaderData ? tell(unpack<W>(loaderData), originOf(matches)) : [],
  }
}

import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params, useLoaderData } from 'react-router'
import type { AnswerOf, Route } from '#contract/core/route.ts'
import { readOrWait } from '../pages/stuck-navigation.ts'
import { firstPageContext, requestContext } from '../session/page-request.ts'
import { CallError } from './call-error.ts'
import { asPageError, fetchInBrowser, fetchOnServer, type Read } from './page-reads.ts'

type Answered<Answer> = { answer: Answer } | { answer: null }

const isNo = (error: unknown): boolean => error instanceof CallError && (error.status === 400 || error.status === 404)

const orNothing = async <Answer>(reading: Promise<Answer>): Promise<Answered<Answer>> => {
  try {
    return { answer: await reading }
  } catch (error) {
    if (isNo(error)) return { answer: null }
    throw asPageError(error)
  }
}

/** The one read of a page that a mailed link leads to. An expired link is not a failure: the page has its own message for it. */
export const refusableRead = <R extends Route>(wanted: (index: { params: Params; url: URL }) => Read<R>) => {
  const loader = ({ request, params, context }: LoaderFunctionArgs): Promise<Answered<AnswerOf<R>>> =>
    orNothing(fetchOnServer(context.get(requestContext))(wanted({ params, url: new URL(request.url) })))

  const clientLoader = ({ request, params, context, serverLoader }: ClientLoaderFunctionArgs): Promise<Answered<AnswerOf<R>>> => {
    if (context.get(firstPageContext)) return serverLoader() as Promise<Answered<AnswerOf<R>>>
    return orNothing(readOrWait(() => fetchInBrowser(wanted({ params, url: new URL(request.url) })), request))
  }
  clientLoader.hydrate = true as const

  return { loader, clientLoader, useAnswer: (): AnswerOf<R> | null => (useLoaderData() as Answered<AnswerOf<R>>).answer }
}

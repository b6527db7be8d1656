import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { articlePathPattern } from '#contract/articles/article-rules.ts'
import type { Article } from '#contract/articles/articles.ts'
import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { getArticle } from '#web/features/articles/article-routes.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { seedRead } from '#web/lib/api/first-reads.ts'
import { type AnswerTo, asPageError, fetchInBrowser, fetchOnServer, type Read, read, readKey } from '#web/lib/api/page-reads.ts'
import { getCreatorPage } from '#web/lib/api/storefront-routes.ts'
import { readOrWait } from '#web/lib/pages/stuck-navigation.ts'
import { hasValidParams, unmatchedRoute } from '#web/lib/pages/valid-params.ts'
import { firstPageContext, requestContext } from '#web/lib/session/page-request.ts'

type Portrait = { article: Article; creator: CreatorPage | null }

const articleOf = (path: string) => read(getArticle, { params: { section: 'creators' }, query: { path } })
const creatorOf = (id: string) => read(getCreatorPage, { params: { creatorId: id } })
type PortraitRead = ReturnType<typeof articleOf> | ReturnType<typeof creatorOf>
type FetchOne = <R extends PortraitRead>(one: R) => Promise<AnswerTo<R>>

/** A missing one is expected here: it decides where the visitor goes. Any other failure becomes the page's error, with its status. */
const nullWhenMissing = (error: unknown): null => {
  if (error instanceof CallError && error.status === 404) return null
  throw asPageError(error)
}

/** The portrait if there is one, else a redirect to that creator's storefront, else a 404. */
export const findPortrait = async (path: string, pathname: string, fetchOne: FetchOne): Promise<Portrait> => {
  const isCreatorId = hasValidParams({ creatorId: path })
  const [article, creator] = await Promise.all([
    articlePathPattern.test(path) ? fetchOne(articleOf(path)).catch(nullWhenMissing) : null,
    isCreatorId ? fetchOne(creatorOf(path)).catch(nullWhenMissing) : null,
  ])
  if (article) return { article, creator }
  if (creator) throw redirect(`/${creator.slug}`, 302)
  throw unmatchedRoute(pathname)
}

const pathOf = (params: LoaderFunctionArgs['params']): string => (params['*'] ?? '').replace(/\/$/, '')

export const loadPortrait = async ({ request, params, context }: LoaderFunctionArgs): Promise<Portrait> => {
  return findPortrait(pathOf(params), new URL(request.url).pathname, fetchOnServer(context.get(requestContext)))
}

const cache = (wanted: PortraitRead, answer: unknown): void => {
  seedRead(readKey(wanted as unknown as Read), answer)
}

export const loadPortraitInBrowser = async ({ request, params, context, serverLoader }: ClientLoaderFunctionArgs): Promise<Portrait> => {
  const path = pathOf(params)
  if (context.get(firstPageContext)) {
    const portrait = await serverLoader<typeof loadPortrait>()
    cache(articleOf(path), portrait.article)
    if (portrait.creator) cache(creatorOf(path), portrait.creator)
    return portrait
  }
  return findPortrait(path, new URL(request.url).pathname, (one) => readOrWait(() => fetchInBrowser(one as never), request) as never)
}
loadPortraitInBrowser.hydrate = true as const

import type { Params } from 'react-router'
import { articlePathPattern } from '#contract/articles/article-rules.ts'
import type { ArticleSection } from '#contract/articles/articles.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { unmatchedRoute } from '#web/lib/pages/valid-params.ts'
import { getArticle } from './article-routes.ts'

/** The article that an address names. One that no article can have matches nothing: the call would refuse it as malformed, the reader wants a 404. */
export const articleAt = (section: ArticleSection, { params, url }: { params: Params; url: URL }) => {
  const path = [params.category, params['*']].filter((part) => part !== undefined).join('/')
  if (!articlePathPattern.test(path)) throw unmatchedRoute(url.pathname)
  return read(getArticle, { params: { section: section }, query: { path } })
}

/** The search text of an index of articles; cut to the length that the call accepts. */
export const searchIn = (url: URL): string => (url.searchParams.get('search') ?? '').trim().slice(0, 200)

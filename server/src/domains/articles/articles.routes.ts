import { getArticle, listArticles } from '#contract/articles.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/bind-route.ts'
import { shows } from '#platform/http/shows.ts'
import type { ArticleLibrary } from './article-library.ts'

export const articleRoutes = (library: ArticleLibrary) => [
  implement(listArticles, async ({ params, query, reply }) => {
    shows(reply, [])
    return { status: 200, body: library.list(params.shelf, query.search) }
  }),
  implement(getArticle, async ({ params, query, reply }) => {
    const article = library.find(params.shelf, query.path) ?? refuse('not-found')
    shows(reply, [])
    return { status: 200, body: article }
  }),
]

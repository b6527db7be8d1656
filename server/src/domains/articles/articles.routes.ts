import { type ArticleSection, getArticle, listArticles } from '#contract/articles/articles.ts'
import { refuse } from '#kernel/refusal.ts'
import { requireAccess } from '#platform/http/access.ts'
import { implement } from '#platform/http/implement.ts'
import { shows } from '#platform/http/shows.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { ArticleLibrary } from './article-library.ts'

/** Applicants accept these, and read them before. */
const openToAll = 'getting-started/terms-for-creators'

/** Resources are for creators; everybody else gets the same refusal from the page and from the call. */
const requireSection = (section: ArticleSection, visitor: Visitor, path = ''): void => {
  if (section === 'resources' && path !== openToAll) requireAccess('creator', { visitor, isDevelopment: false, isOperator: false })
}

export const articleRoutes = (library: ArticleLibrary) => [
  implement(listArticles, async ({ params, query, visitor, reply }) => {
    requireSection(params.section, visitor)
    shows(reply, [])
    return { status: 200, body: library.list(params.section, query.search) }
  }),
  implement(getArticle, async ({ params, query, visitor, reply }) => {
    requireSection(params.section, visitor, query.path)
    const article = library.find(params.section, query.path) ?? refuse('not-found')
    shows(reply, [])
    return { status: 200, body: article }
  }),
]

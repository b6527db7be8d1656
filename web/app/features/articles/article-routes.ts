import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

const ofArticles = () => arrive(import('#contract/articles/articles.ts'))

export const listArticles = lazyRoute(
  { name: 'listArticles', method: 'GET', path: '/api/articles/{section}' },
  async () => (await ofArticles()).listArticles,
)

export const getArticle = lazyRoute(
  { name: 'getArticle', method: 'GET', path: '/api/articles/{section}/article' },
  async () => (await ofArticles()).getArticle,
)

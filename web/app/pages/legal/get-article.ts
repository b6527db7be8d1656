import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

export const getArticle = lazyRoute(
  { name: 'getArticle', method: 'GET', path: '/api/articles/{section}/article' },
  async () => (await arrive(import('#contract/articles/articles.ts'))).getArticle,
)

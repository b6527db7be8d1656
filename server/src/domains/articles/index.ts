export { type ArticleLibrary, openArticleLibrary } from './article-library.ts'
export { articleRoutes } from './articles.routes.ts'

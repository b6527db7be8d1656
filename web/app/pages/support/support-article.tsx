import { articleAt } from '#web/features/articles/article-address.ts'
import { ArticlePage } from '#web/features/articles/article-page.tsx'
import { listArticles } from '#web/features/articles/article-routes.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'

export const handle = { query: ['search'] }

const page = pageReads((index) => ({
  article: articleAt('support', index),
  inSection: read(listArticles, { params: { section: 'support' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ article }, origin) =>
  pageHead({
    origin,
    path: `/support/${article.path}`,
    title: `${article.title} - Soundfair`,
    description: article.summary,
    type: 'article',
  }),
)

export default function SupportArticle() {
  const { article, inSection } = page.useData()
  return <ArticlePage section={{ base: '/support', title: 'Support' }} article={article} inSection={inSection} />
}

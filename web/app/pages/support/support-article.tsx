import { listArticles } from '#contract/articles.ts'
import { articleAt } from '#web/features/articles/article-address.ts'
import { ArticlePage } from '#web/features/articles/article-page.tsx'
import { pageReads, read } from '#web/lib/page-reads.ts'

const page = pageReads((place) => ({
  article: articleAt('support', place),
  shelved: read(listArticles, { params: { shelf: 'support' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ article }) => [
  { title: `${article.title} - Soundfair` },
  { name: 'description', content: article.summary },
])

export default function SupportArticle() {
  const { article, shelved } = page.useData()
  return <ArticlePage shelf={{ base: '/support', title: 'Support' }} article={article} shelved={shelved} />
}

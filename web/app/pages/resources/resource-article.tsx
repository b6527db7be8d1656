import { articleAt } from '#web/features/articles/article-address.ts'
import { ArticlePage } from '#web/features/articles/article-page.tsx'
import { listArticles } from '#web/features/articles/article-routes.ts'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'

export const handle = { query: ['search'] }

const page = pageReads((index) => ({
  article: articleAt('resources', index),
  inSection: read(listArticles, { params: { section: 'resources' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ article }) => [
  { title: `${article.title} - Soundfair` },
  { name: 'description', content: article.summary },
])

export default function ResourceArticle() {
  const { article, inSection } = page.useData()
  return (
    <StudioFrame>
      <ArticlePage section={{ base: '/resources', title: 'Resources' }} article={article} inSection={inSection} />
    </StudioFrame>
  )
}

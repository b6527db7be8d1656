import { type MetaFunction, useSearchParams } from 'react-router'
import { searchIn } from '#web/features/articles/article-address.ts'
import { ArticleContents } from '#web/features/articles/article-contents.tsx'
import { ArticleHits } from '#web/features/articles/article-hits.tsx'
import { listArticles } from '#web/features/articles/article-routes.ts'
import { ArticleSearch } from '#web/features/articles/article-search.tsx'
import { IndexHead } from '#web/features/articles/index-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'

export const handle = { query: ['search'] }

const page = pageReads(({ url }) => {
  const search = searchIn(url)
  return { articles: read(listArticles, { params: { section: 'resources' }, query: search ? { search } : {} }) }
})

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta: MetaFunction = () => [
  { title: 'Resources - Soundfair' },
  { name: 'description', content: 'The handbook for creators on Soundfair: pages, prices, releases, licensing, fees and payouts.' },
]

export default function Resources() {
  const { articles } = page.useData()
  const [query] = useSearchParams()
  const search = (query.get('search') ?? '').trim()
  return (
    <StudioFrame>
      <IndexHead
        title="Resources"
        lead="The handbook for creators: from your first page to your first payout, with every figure where you need it."
      >
        <ArticleSearch action="/resources" label="Search the handbook" search={search} className="max-w-[35em]" />
      </IndexHead>
      {search ? (
        <ArticleHits base="/resources" search={search} hits={articles} />
      ) : (
        <ArticleContents base="/resources" articles={articles} />
      )}
    </StudioFrame>
  )
}

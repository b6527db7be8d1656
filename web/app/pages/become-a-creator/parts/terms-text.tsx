import { getArticle } from '#web/features/articles/article-routes.ts'
import { ArticleText } from '#web/features/articles/article-text.tsx'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { LoadingTerms } from './loading-terms.tsx'

export const TermsText = () => {
  const { data, error } = useRead(
    read(getArticle, { params: { section: 'resources' }, query: { path: 'getting-started/terms-for-creators' } }),
  )
  if (error) return <p className="mt-2 text-bad">{failureLine(error)}</p>
  if (!data) return <LoadingTerms />
  return (
    <section
      aria-label="Terms for creators"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
      tabIndex={0}
      className="mt-3 max-h-96 overflow-y-auto rounded border border-line px-4 py-3"
    >
      <ArticleText html={data.html} className="text-14" />
    </section>
  )
}

import { useState } from 'react'
import { getArticle } from '#web/features/articles/article-routes.ts'
import { ArticleText } from '#web/features/articles/article-text.tsx'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

/** The terms for creators, read where they are accepted. */
export const CreatorTerms = () => {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useRead(
    read(getArticle, { params: { section: 'resources' }, query: { path: 'getting-started/terms-for-creators' } }),
    {
      enabled: isOpen,
    },
  )
  return (
    <Fold label="Read the terms for creators" onOpen={() => setOpen(true)}>
      {data && (
        <section
          aria-label="Terms for creators"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-3 max-h-96 overflow-y-auto rounded border border-line px-4 py-3"
        >
          <ArticleText html={data.html} className="text-14" />
        </section>
      )}
      {error && <p className="mt-2 text-bad">{failureLine(error)}</p>}
      {!data && !error && (
        <Loading label="Loading the terms" className="mt-3">
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Fold>
  )
}

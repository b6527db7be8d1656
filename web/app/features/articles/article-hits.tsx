import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleSummary } from '#contract/articles/articles.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type ArticleHitsProps = { base: string; search: string; hits: readonly ArticleSummary[]; elsewhere?: ReactNode }

/** What a search found, or what to do when it found nothing. */
export const ArticleHits = ({ base, search, hits, elsewhere }: ArticleHitsProps) => (
  <section aria-labelledby="hits" className="border-t border-line pt-5 pb-12">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h2 id="hits" className="text-20 wrap-anywhere">
        {hits.length === 0 ? 'Nothing' : <span className="figures">{hits.length}</span>} for “{search}”
      </h2>
      <VisuallyHidden>
        <span role="status">{hits.length === 1 ? '1 article found' : `${hits.length} articles found`}</span>
      </VisuallyHidden>
      <Link to={base} className="link text-14">
        All articles
      </Link>
    </div>
    {hits.length === 0 ? (
      <EmptyState
        level={3}
        title="No matches"
        action={
          <>
            <ButtonLink to={base}>Show all articles</ButtonLink>
            {elsewhere}
          </>
        }
      >
        Try fewer or different words: “seat”, “refund”, “invoice”.
      </EmptyState>
    ) : (
      <ul className="mt-5">
        {hits.map((hit) => (
          <li key={hit.path} className="group relative grid gap-x-6 gap-y-1 border-t border-line py-5 lg:grid-cols-12">
            <Tag className="lg:col-span-4 lg:pt-1">{hit.categoryTitle}</Tag>
            <div className="lg:col-span-8">
              <h3 className="text-20">
                <Link
                  to={`${base}/${hit.path}`}
                  className="rounded-small underline-offset-[0.2em] group-hover:underline after:absolute after:inset-0"
                >
                  {hit.title}
                </Link>
              </h3>
              <p className="mt-1.5 max-w-[43.5em] text-ink-2">{hit.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
)

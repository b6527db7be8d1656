import { Link } from 'react-router'
import type { ArticleSummary } from '#contract/articles/articles.ts'
import { type Chapter, chaptersOf } from './chapters.ts'

/** A section laid out like the contents of a manual. */
export const ArticleContents = ({ base, articles }: { base: string; articles: readonly ArticleSummary[] }) => (
  <>
    {chaptersOf(articles).map((chapter) => (
      <ChapterSection key={chapter.slug} base={base} chapter={chapter} />
    ))}
  </>
)

const ChapterSection = ({ base, chapter }: { base: string; chapter: Chapter }) => (
  <section
    id={chapter.slug}
    aria-labelledby={`chapter-${chapter.slug}`}
    className="grid gap-x-6 gap-y-6 border-t border-line pt-5 pb-12 lg:grid-cols-12"
  >
    <h2 id={`chapter-${chapter.slug}`} className="flex items-baseline gap-3 text-20 lg:col-span-4">
      <span aria-hidden="true" className="figures text-14 font-normal text-ink-3">
        {chapter.number}
      </span>
      {chapter.title}
    </h2>
    <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:col-span-8">
      {chapter.articles.map((article) => (
        <li key={article.path} className="group relative grid grid-cols-[auto_1fr] content-start items-baseline gap-x-3 gap-y-1">
          <span aria-hidden="true" className="figures text-14 text-ink-3">
            {article.number}
          </span>
          <h3 className="text-16 leading-[1.35] tracking-[-0.01em]">
            <Link
              to={`${base}/${article.path}`}
              className="rounded-small underline-offset-[0.2em] group-hover:underline after:absolute after:inset-0"
            >
              {article.title}
            </Link>
          </h3>
          <p className="col-start-2 max-w-[28em] text-14 text-ink-2">{article.summary}</p>
        </li>
      ))}
    </ul>
  </section>
)

import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { Article, ArticleSummary } from '#contract/articles/articles.ts'
import { classes } from '#web/ui/classes.ts'

type WayProps = { base: string; article: ArticleSummary; rel: 'prev' | 'next' }

const Way = ({ base, article, rel }: WayProps) => {
  const isNext = rel === 'next'
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <Link
      to={`${base}/${article.path}`}
      rel={rel}
      className={classes('group grid content-start gap-1 rounded py-5', isNext && 'sm:col-start-2 sm:justify-items-end sm:text-right')}
    >
      <span className="flex items-center gap-2 text-14 text-ink-2">
        <Arrow size={15} aria-hidden="true" className={isNext ? 'sm:order-last' : undefined} />
        {isNext ? 'Next' : 'Previous'}
      </span>
      <b className="underline-offset-[0.2em] group-hover:underline">{article.title}</b>
      {article.categoryTitle && <span className="text-14 text-ink-3">{article.categoryTitle}</span>}
    </Link>
  )
}

/** The previous and the next article, across categories, so that a section can be read from end to end. */
export const ArticleWays = ({ base, article, className }: { base: string; article: Article; className?: string }) => {
  if (!article.previous && !article.next) return null
  return (
    <nav
      aria-label="Previous and next"
      className={classes('grid gap-x-6 border-t border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-2', className)}
    >
      {article.previous && <Way base={base} article={article.previous} rel="prev" />}
      {article.next && <Way base={base} article={article.next} rel="next" />}
    </nav>
  )
}

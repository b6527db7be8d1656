import { Link } from 'react-router'
import type { Article, ArticleSummary } from '#contract/articles/articles.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { ArticleText } from './article-text.tsx'
import { ArticleWays } from './article-ways.tsx'
import { CategoryList } from './category-list.tsx'
import { ContentsList } from './contents-list.tsx'
import { UpdatedOn } from './updated-on.tsx'

type ArticlePageProps = { section: { base: string; title: string }; article: Article; inSection: readonly ArticleSummary[] }

/** One article: its category at the left, the text, and its headings at the right where there is room. */
export const ArticlePage = ({ section: { base, title }, article, inSection }: ArticlePageProps) => {
  const siblings = inSection.filter(({ category }) => category === article.category)
  return (
    <div className="pt-6">
      <Breadcrumbs
        crumbs={[{ label: title, to: base }, { label: article.categoryTitle, to: `${base}#${article.category}` }, { label: article.title }]}
      />
      <div className="grid gap-x-12 pt-8 sm:pt-12 lg:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[200px_minmax(0,1fr)_190px]">
        <div className="max-lg:hidden">
          <CategoryList base={base} title={article.categoryTitle} articles={siblings} className="sticky top-8" />
        </div>
        <div className="min-w-0">
          <article>
            <header className="grid max-w-[43.5em] gap-4 pb-8 sm:pb-10">
              <h1 className="text-28 sm:text-40">{article.title}</h1>
              <p className="text-20 text-ink-2">{article.summary}</p>
              <p className="figures text-14 text-ink-3">
                Last updated <UpdatedOn date={article.updatedAt} />
              </p>
            </header>
            <ArticleText html={article.html} className="[&_h2]:text-20" />
          </article>
          <div className="mt-12 max-w-[43.5em]">
            <p className="flex flex-wrap gap-x-2 border-t border-line py-5 text-14">
              <span className="text-ink-2">Not what you were looking for?</span>
              <Link to="/support#contact" className="link">
                Contact support
              </Link>
            </p>
            <ArticleWays base={base} article={article} />
          </div>
          <CategoryList
            base={base}
            title={`More in ${article.categoryTitle}`}
            articles={siblings}
            className="border-t border-line pt-6 lg:hidden"
          />
        </div>
        <div className="max-xl:hidden">
          <ContentsList headings={article.headings} className="sticky top-8" />
        </div>
      </div>
    </div>
  )
}

import { Link } from 'react-router'
import type { Article } from '#contract/articles/articles.ts'
import { ArticleText } from './article-text.tsx'
import { ContentsList, FoldedContents } from './contents-list.tsx'
import { UpdatedOn } from './updated-on.tsx'

type LegalPageProps = { article: Article; other: { to: string; label: string } }

/** Terms and policy: long texts, so the contents stay in view. */
export const LegalPage = ({ article, other }: LegalPageProps) => (
  <article className="pt-12 sm:pt-18">
    <header className="grid gap-5 border-b border-line pb-10 sm:pb-14">
      <h1 className="text-40 sm:text-64">{article.title}</h1>
      <p className="max-w-[31em] text-20 text-ink-2">{article.summary}</p>
      <p className="figures text-14 text-ink-3">
        Last updated <UpdatedOn date={article.updatedAt} />
      </p>
    </header>
    <div className="grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-[260px_minmax(0,1fr)] lg:pt-14">
      <FoldedContents headings={article.headings} className="lg:hidden" />
      <div className="max-lg:hidden">
        <ContentsList headings={article.headings} className="sticky top-8 max-h-[calc(100dvh-64px)] overflow-y-auto" />
      </div>
      <div>
        <ArticleText html={article.html} />
        <p className="mt-14 max-w-[43.5em] border-t border-line pt-5 text-14 text-ink-2">
          Read on:{' '}
          <Link to={other.to} className="link text-ink">
            {other.label}
          </Link>
          . A question about this page?{' '}
          <Link to="/support#contact" className="link text-ink">
            Contact support
          </Link>
          .
        </p>
      </div>
    </div>
  </article>
)

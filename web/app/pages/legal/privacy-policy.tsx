import { getArticle } from '#web/features/articles/article-routes.ts'
import { LegalPage } from '#web/features/articles/legal-page.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'

const page = pageReads(() => ({ article: read(getArticle, { params: { section: 'legal' }, query: { path: 'privacy-policy' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ article }, origin) =>
  pageHead({ origin, path: '/privacy-policy', title: 'Privacy policy - Soundfair', description: article.summary }),
)

export default function PrivacyPolicy() {
  const { article } = page.useData()
  return <LegalPage article={article} other={{ to: '/terms-of-use', label: 'Terms of use' }} />
}

import { getArticle } from '#contract/articles/articles.ts'
import { LegalPage } from '#web/features/articles/legal-page.tsx'
import { pageHead } from '#web/lib/page-head.ts'
import { pageReads, read } from '#web/lib/page-reads.ts'

const page = pageReads(() => ({ article: read(getArticle, { params: { shelf: 'legal' }, query: { path: 'privacy-policy' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ article }, origin) =>
  pageHead({ origin, path: '/privacy-policy', title: 'Privacy policy - Soundfair', description: article.summary }),
)

export default function PrivacyPolicy() {
  const { article } = page.useData()
  return <LegalPage article={article} other={{ to: '/terms-of-use', label: 'Terms of use' }} />
}

import { getArticle } from '#contract/articles.ts'
import { LegalPage } from '#web/features/articles/legal-page.tsx'
import { pageReads, read } from '#web/lib/page-reads.ts'

const page = pageReads(() => ({ article: read(getArticle, { params: { shelf: 'legal' }, query: { path: 'privacy-policy' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ article }) => [{ title: 'Privacy policy - Soundfair' }, { name: 'description', content: article.summary }])

export default function PrivacyPolicy() {
  const { article } = page.useData()
  return <LegalPage article={article} other={{ to: '/terms-of-use', label: 'Terms of use' }} />
}

import { useSearchParams } from 'react-router'
import { searchIn } from '#web/features/articles/article-address.ts'
import { ArticleContents } from '#web/features/articles/article-contents.tsx'
import { ArticleHits } from '#web/features/articles/article-hits.tsx'
import { listArticles } from '#web/features/articles/article-routes.ts'
import { ArticleSearch } from '#web/features/articles/article-search.tsx'
import { IndexHead } from '#web/features/articles/index-head.tsx'
import { ContactForm } from '#web/features/support/contact-form.tsx'
import { ContactSection } from '#web/features/support/contact-section.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

export const handle = { query: ['search', 'order', 'about'] }

const page = pageReads(({ url }) => {
  const search = searchIn(url)
  return { articles: read(listArticles, { params: { section: 'support' }, query: search ? { search } : {} }) }
})

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta((_answers, origin) =>
  pageHead({
    origin,
    path: '/support',
    title: 'Support - Soundfair',
    description: 'Answers about buying, licenses, downloads, your account and refunds on Soundfair, and a way to contact us.',
  }),
)

export default function Support() {
  const { articles } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const search = (query.get('search') ?? '').trim()
  return (
    <>
      <IndexHead title="Support" lead="Short answers to common questions. If yours isn’t here, contact us: a person reads every message.">
        <ArticleSearch action="/support" label="Search the articles" search={search} className="max-w-[35em]" />
      </IndexHead>
      {search ? (
        <ArticleHits
          base="/support"
          search={search}
          hits={articles}
          elsewhere={
            <ButtonLink kind="quiet" to={{ search: `?${query}`, hash: 'contact' }}>
              Contact support
            </ButtonLink>
          }
        />
      ) : (
        <ArticleContents base="/support" articles={articles} />
      )}
      <ContactSection>
        <ContactForm
          name={user?.name}
          email={user?.email}
          isSignedIn={user !== null}
          orderId={query.get('order') ?? undefined}
          orderProof={query.get('about') ?? undefined}
        />
      </ContactSection>
    </>
  )
}

import { type MetaFunction, useLoaderData } from 'react-router'
import { ArticleText } from '#web/features/articles/article-text.tsx'
import { ArticleWays } from '#web/features/articles/article-ways.tsx'
import { originOf, pageHead } from '#web/lib/pages/page-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { CreatorAside } from './parts/creator-aside.tsx'
import { PortraitHead } from './parts/portrait-head.tsx'
import { TheirWork } from './parts/their-work.tsx'
import { loadPortrait, loadPortraitInBrowser } from './portrait-reads.ts'

export const loader = loadPortrait
export const clientLoader = loadPortraitInBrowser

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? pageHead({
        origin: originOf(matches),
        path: `/creators/${loaderData.article.path}`,
        title: `${loaderData.article.title} - Soundfair`,
        description: loaderData.article.summary,
        type: 'article',
      })
    : []

// The first paragraph is set larger, as in a magazine.
const editorial = '[&>p:first-child]:text-20 [&>p:first-child]:leading-[1.5] sm:[&>h2]:mt-[2em]'

export default function CreatorPortrait() {
  const { article, creator } = useLoaderData<typeof loader>()
  return (
    <div className="pt-6">
      <Breadcrumbs crumbs={[{ label: 'Creators', to: '/creators' }, { label: creator?.name ?? article.title }]} />
      <article>
        <PortraitHead article={article} creator={creator} />
        <div className="grid gap-x-6 gap-y-12 pt-10 sm:pt-14 lg:grid-cols-12">
          <ArticleText html={article.html} className={`lg:col-span-7 ${editorial}`} />
          {creator && <CreatorAside creator={creator} className="lg:col-span-4 lg:col-start-9" />}
        </div>
      </article>
      {creator && <TheirWork creator={creator} />}
      <ArticleWays base="/creators" article={article} className="mt-16" />
    </div>
  )
}

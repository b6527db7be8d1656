import type { Article } from '#contract/articles/articles.ts'
import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { UpdatedOn } from '#web/features/articles/updated-on.tsx'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The title in full size, and below it, as a divider, the waveform of the creator's newest product. */
export const PortraitHead = ({ article, creator }: { article: Article; creator: CreatorPage | null }) => {
  const audition = creator?.products.find((product) => product.audition)?.audition
  const peaks = audition?.sounds[audition.wet]?.peaks
  return (
    <header className="pt-10 sm:pt-16">
      <Tag>
        Portrait · <UpdatedOn date={article.updatedAt} />
      </Tag>
      <h1 className="mt-4 max-w-[12.25em] text-40 lg:text-64">{article.title}</h1>
      <p className="mt-6 max-w-[35em] text-20 text-ink-2">{article.summary}</p>
      {peaks ? (
        // A phone has room for fewer bars: more would blur into a grey band.
        <span className="mt-10 block h-16 text-line-strong sm:mt-14 sm:h-22">
          <Wave peaks={peaks} columns={60} className="block h-full w-full sm:hidden" />
          <Wave peaks={peaks} columns={160} className="block h-full w-full max-sm:hidden" />
        </span>
      ) : (
        <hr className="mt-10 border-t border-line sm:mt-14" />
      )}
    </header>
  )
}

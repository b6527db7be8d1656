import { listSimilar } from '#contract/storefront/discovery.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProductGrid } from './product-grid.tsx'

const positions = ['first', 'second', 'third', 'fourth']

/** The room the cards will take, so that nothing below moves when they come. */
const Placeholder = () => (
  <Loading label="Looking for more like this" className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 md:grid-cols-4">
    {positions.map((index) => (
      <div key={index}>
        <Skeleton className="aspect-square" />
        <div className="h-13" />
      </div>
    ))}
  </Loading>
)

/** Products like this one. Without them the page is whole: when they cannot be had, nothing is said. */
export const SimilarProducts = ({ creatorId, productId }: { creatorId: string; productId: string }) => {
  const { data: similar, isError } = useRead(read(listSimilar, { params: { creatorId, productId } }))
  if (isError || similar?.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-16">
      <SectionHead id="similar" title="More like this" />
      {similar ? <ProductGrid products={similar} withWave={false} /> : <Placeholder />}
    </section>
  )
}

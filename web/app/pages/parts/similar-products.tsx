import type { ProductCard } from '#contract/catalog/catalog.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { ProductGrid } from './product-grid.tsx'

export const SimilarProducts = ({ products }: { products: readonly ProductCard[] }) =>
  products.length > 0 && (
    <section aria-labelledby="similar" className="mt-16">
      <SectionHead id="similar" title="More like this" />
      <ProductGrid products={products} withWave={false} />
    </section>
  )

import type { ProductCard } from '#contract/catalog/catalog.ts'
import { isSame, maxCompared, toggleCompared, useCompared } from './compared.ts'

/** Adds a product to the comparison or removes it. */
export const CompareChoice = ({ product }: { product: ProductCard }) => {
  const compared = useCompared()
  const isChosen = compared.some((one) => isSame(one, product))
  return (
    <label className="flex min-h-6 items-center gap-1.5 text-12 text-ink-2 has-disabled:text-ink-3">
      <input
        type="checkbox"
        className="size-3.5 accent-ink"
        checked={isChosen}
        disabled={!isChosen && compared.length >= maxCompared}
        onChange={() => toggleCompared(product)}
        aria-label={`Compare ${product.name}`}
      />
      Compare
    </label>
  )
}

import type { ReactNode } from 'react'
import type { Variation } from '#contract/catalog/catalog.ts'
import { VariationPrice } from './variation-price.tsx'

type SlimBarProps = { name: string; variation: Variation; action: ReactNode }

/** The product's name, its price and the main action, shown once the buy box has been scrolled out of view. */
export const SlimBar = ({ name, variation, action }: SlimBarProps) => (
  <aside
    aria-label={`Buy ${name}`}
    data-bar=""
    className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper transition-transform starting:-translate-y-full print:hidden"
  >
    <div className="column flex h-15 items-center gap-2.5 sm:gap-4">
      <p className="min-w-0 grow truncate">
        <b>{name}</b> <span className="text-14 text-ink-2 max-sm:hidden">{variation.name}</span>
      </p>
      <VariationPrice variation={variation} twoLines className="text-right leading-5 font-semibold" />
      {action}
    </div>
  </aside>
)

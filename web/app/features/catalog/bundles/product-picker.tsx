import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { ProductRow } from '#contract/catalog/products.ts'
import { Chip } from '#web/ui/chip.tsx'
import { SearchField } from '#web/ui/inputs/search-field.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'

type ProductPickerProps = { products: readonly ProductRow[]; onPick: (id: string) => void }

/** The creator's other products, filtered while typing; pressing one adds it. */
export const ProductPicker = ({ products, onPick }: ProductPickerProps) => {
  const [search, setSearch] = useState('')
  const found = products.filter(({ name, id }) => `${name} ${id}`.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <fieldset className="grid min-w-0 gap-3 rounded border border-line p-4">
      <legend className="sr-only">Add products</legend>
      <SearchField label="Search your products to add" value={search} onChange={(event) => setSearch(event.target.value)} />
      {found.length === 0 ? (
        <p className="py-2 text-14 text-ink-2">
          {products.length === 0 ? 'It already contains all your products.' : 'None of your other products match.'}
        </p>
      ) : (
        <ul className="-mx-2 grid max-h-72 grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                onClick={() => onPick(product.id)}
                className="flex w-full items-center gap-3 rounded px-2 py-1.5 text-left text-14 hover:bg-paper-2 focus-visible:-outline-offset-2"
              >
                <Plus size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
                <Cover src={product.iconUrl} alt="" width={64} className="size-8 shrink-0" />
                <span className="sr-only">Add </span>
                <span className="min-w-0 grow truncate">{product.name || product.id}</span>
                {product.state !== 'Live' && <Chip>{product.state}</Chip>}
                {product.price && <Price {...product.price} className="shrink-0 font-normal text-ink-2" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

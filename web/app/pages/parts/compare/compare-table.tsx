import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Product } from '#contract/catalog/catalog.ts'
import { CardPrice } from '#web/features/storefront/card-price.tsx'
import { categoryLabel } from '#web/features/storefront/category-label.ts'
import { fitStudio } from '#web/lib/catalog/fits-studio.ts'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'

/** A product with the plugin that it needs, if the shop has that. */
type ComparedProduct = Product & { plugin?: Product | undefined }

type Line = {
  label: string
  show: (product: ComparedProduct) => ReactNode
  /** The text for an empty value: a trial that is not offered is "none", but a tempo may only be unknown. */
  otherwise?: string
}

const listed = (values: readonly string[]): string | null => (values.length > 0 ? values.join(', ') : null)

const tempoOf = ({ traits: { tempo } }: Product): string | null => {
  if (!tempo) return null
  return tempo.from === tempo.to ? `${tempo.from} BPM` : `${tempo.from} to ${tempo.to} BPM`
}

const seatsOf = ({ variations: [main] }: Product): string | null =>
  main && main.licensePolicy.seats > 0 ? String(main.licensePolicy.seats) : null

const lines: readonly Line[] = [
  { label: 'Price', show: (product) => <CardPrice product={product} className="font-semibold" /> },
  { label: 'In short', show: ({ tagline }) => tagline },
  { label: 'Kind', show: ({ traits, category }) => traits.kind ?? categoryLabel[category].one },
  { label: 'Ways to buy', show: ({ variations }) => listed(variations.map(({ name }) => name)) },
  { label: 'Trial', show: ({ trial }) => trial && `${trial.days} ${trial.days === 1 ? 'day' : 'days'}`, otherwise: 'None' },
  { label: 'Seats', show: seatsOf, otherwise: 'Not needed' },
  { label: 'Formats', show: ({ formats }) => listed(formats) },
  { label: 'Systems', show: ({ compatibility }) => listed(compatibility.systems.map(({ name }) => name)) },
  { label: 'Tested in', show: ({ compatibility }) => listed(compatibility.hosts) },
  { label: 'Genre', show: ({ traits }) => listed(traits.genres) },
  { label: 'Tempo', show: tempoOf },
  { label: 'Key', show: ({ traits }) => listed(traits.keys) },
  {
    label: 'Contents',
    show: ({ compatibility }) =>
      listed(compatibility.contents.filter(({ label }) => label !== 'Formats').map(({ label, value }) => `${label}: ${value}`)),
  },
  { label: 'Version', show: ({ currentVersion }) => currentVersion },
]

/** Products as columns, their facts as rows. A row that is empty for all of them is left out. */
export const CompareTable = ({ products, onLeave }: { products: readonly ComparedProduct[]; onLeave: () => void }) => {
  const studio = useStudio()
  const fits: readonly Line[] = studio
    ? [{ label: 'Studio', show: ({ compatibility, plugin }) => fitStudio(compatibility, studio, plugin)?.text }]
    : []
  return (
    // Two columns fit on a phone.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <section aria-label="Comparison" tabIndex={0} className="-mx-5 overflow-x-auto pr-5 sm:-mx-6 sm:pr-6">
      <table className="w-full min-w-max table-fixed text-14">
        <thead>
          <tr>
            <td className="sticky left-0 z-1 w-22 bg-paper sm:w-34" />
            {products.map((product) => (
              <th
                key={`${product.creatorId}/${product.id}`}
                scope="col"
                className="w-31.5 pr-4 pb-4 sm:w-52 text-left align-top font-normal"
              >
                <Cover src={product.iconUrl} alt="" width={600} sizes="112px" className="w-20 sm:w-28" />
                <Link to={productHref(product)} onClick={onLeave} className="link mt-2.5 block text-16 font-semibold">
                  {product.name}
                </Link>
                <span className="text-ink-2">{product.creator.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...fits, ...lines]
            .map(({ label, show, otherwise = 'Not stated' }) => ({
              label,
              otherwise,
              cells: products.map((product) => ({ product, shown: show(product) })),
            }))
            .filter(({ cells }) => cells.some(({ shown }) => shown))
            .map(({ label, otherwise, cells }) => (
              <tr key={label} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-1 bg-paper py-2.5 pr-2 pl-5 sm:pr-4 sm:pl-6 text-left align-top font-medium text-ink-3"
                >
                  {label}
                </th>
                {cells.map(({ product, shown }) => (
                  <td key={`${product.creatorId}/${product.id}`} className="py-2.5 pr-4 align-top wrap-anywhere">
                    {shown ?? <span className="text-ink-3">{otherwise}</span>}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

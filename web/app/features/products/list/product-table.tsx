import type { ReactNode } from 'react'
import type { ProductCategory } from '#contract/catalog.ts'
import type { ProductRow } from '#contract/products.ts'
import { Cover } from '#web/ui/cover.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/data-cells.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Instant } from '#web/ui/instant.tsx'
import { Price } from '#web/ui/price.tsx'
import { sortLink } from '#web/ui/table-query.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { readProductWish } from './choose-products.ts'

type ProductTableProps = {
  rows: readonly ProductRow[]
  categoryNames: Record<ProductCategory, string>
  stateOf: (row: ProductRow) => ReactNode
  menuOf: (row: ProductRow) => ReactNode
}

/** The creator's products; arrow keys walk the rows. */
export const ProductTable = ({ rows, categoryNames, stateOf, menuOf }: ProductTableProps) => {
  const query = useLateQuery('state')
  const { sorting } = readProductWish(query)
  return (
    <DataTable caption="Products">
      <thead>
        <tr>
          <HeaderCell {...sortLink(query, 'name', sorting)}>Product</HeaderCell>
          <HeaderCell {...sortLink(query, 'state', sorting)}>State</HeaderCell>
          <HeaderCell numeric {...sortLink(query, 'price', sorting, 'descending')}>
            Price
          </HeaderCell>
          <HeaderCell numeric {...sortLink(query, 'units', sorting, 'descending')}>
            Sold
          </HeaderCell>
          <HeaderCell {...sortLink(query, 'saved', sorting, 'descending')} className="pl-5">
            Saved
          </HeaderCell>
          <HeaderCell>
            <VisuallyHidden>More</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <NameCell className="min-w-56">
              <span className="flex items-center gap-3">
                <Cover src={row.iconUrl} alt="" width={80} className="size-10 shrink-0" />
                <span className="grid min-w-0">
                  <RowLink to={`/creator/products/${row.id}`} className="truncate">
                    {row.name || row.id}
                  </RowLink>
                  <span className="text-12 font-normal text-ink-2">{categoryNames[row.category]}</span>
                </span>
              </span>
            </NameCell>
            <Cell>{stateOf(row)}</Cell>
            <Cell numeric>
              <PriceOf row={row} />
            </Cell>
            <Cell numeric>{row.unitsSold}</Cell>
            <Cell muted className="pl-5 whitespace-nowrap">
              <Instant at={row.savedAt} show="ago" />
            </Cell>
            <Cell className="text-right">{menuOf(row)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

const PriceOf = ({ row: { price, variationCount } }: { row: ProductRow }) =>
  price === null ? (
    <span className="text-ink-3">none</span>
  ) : (
    <>
      <Price {...price} className="font-normal" />
      {variationCount > 1 && <span className="text-ink-3"> +{variationCount - 1}</span>}
    </>
  )

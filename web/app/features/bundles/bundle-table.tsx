import type { ReactNode } from 'react'
import type { BundleRow } from '#contract/bundles.ts'
import { Cover } from '#web/ui/cover.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/data-cells.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Instant } from '#web/ui/instant.tsx'
import { Price } from '#web/ui/price.tsx'
import { sortLink } from '#web/ui/table-query.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { readBundleWish } from './choose-bundles.ts'

type BundleTableProps = { rows: readonly BundleRow[]; stateOf: (row: BundleRow) => ReactNode; menuOf: (row: BundleRow) => ReactNode }

/** The creator's bundles; arrow keys walk the rows. */
export const BundleTable = ({ rows, stateOf, menuOf }: BundleTableProps) => {
  const query = useLateQuery('state')
  const { sorting } = readBundleWish(query)
  return (
    <DataTable caption="Bundles">
      <thead>
        <tr>
          <HeaderCell {...sortLink(query, 'name', sorting)}>Bundle</HeaderCell>
          <HeaderCell {...sortLink(query, 'state', sorting)}>State</HeaderCell>
          <HeaderCell numeric {...sortLink(query, 'products', sorting, 'descending')}>
            Products
          </HeaderCell>
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
                <RowLink to={`/creator/bundles/${row.id}`} className="truncate">
                  {row.name || row.id}
                </RowLink>
              </span>
            </NameCell>
            <Cell>{stateOf(row)}</Cell>
            <Cell numeric>{row.productCount}</Cell>
            <Cell numeric>{row.price ? <Price {...row.price} className="font-normal" /> : <span className="text-ink-3">none</span>}</Cell>
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

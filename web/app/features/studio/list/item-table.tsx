import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ItemRow } from '#contract/catalog/item-routes.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sortLink } from '#web/ui/lists/table-query.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { StateChip } from '../state-chip.tsx'
import { type CountColumn, readItemWish } from './choose-items.ts'

type ItemTableProps<Item> = {
  caption: string
  /** What a row is called: "Product". */
  what: string
  rows: readonly Item[]
  hrefOf: (row: Item) => string
  /** A short text below the name. */
  noteOf?: ((row: Item) => ReactNode) | undefined
  count?: CountColumn<Item> | undefined
  menuOf: (row: Item) => ReactNode
}

/** The creator's products or bundles; arrow keys move through the rows. */
export const ItemTable = <Item extends ItemRow>({ caption, what, rows, hrefOf, noteOf, count, menuOf }: ItemTableProps<Item>) => {
  const [query] = useSearchParams()
  const { sorting } = readItemWish(query)
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          <HeaderCell {...sortLink(query, 'name', sorting)}>{what}</HeaderCell>
          <HeaderCell {...sortLink(query, 'state', sorting)}>Status</HeaderCell>
          {count && (
            <HeaderCell numeric roomy {...sortLink(query, 'count', sorting, 'descending')}>
              {count.label}
            </HeaderCell>
          )}
          <HeaderCell numeric {...sortLink(query, 'price', sorting, 'descending')}>
            Price
          </HeaderCell>
          <HeaderCell numeric roomy {...sortLink(query, 'units', sorting, 'descending')}>
            Sold
          </HeaderCell>
          <HeaderCell roomy="wide" {...sortLink(query, 'saved', sorting, 'descending')} className="pl-5">
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
            <NameCell className="sm:min-w-56">
              <span className="flex items-center gap-3">
                <Cover src={row.iconUrl} alt="" width={80} className="size-10 shrink-0" />
                <span className="grid min-w-0">
                  <RowLink to={hrefOf(row)} className="sm:truncate">
                    {row.name || row.id}
                  </RowLink>
                  {noteOf && <span className="text-12 font-normal text-ink-2">{noteOf(row)}</span>}
                </span>
              </span>
            </NameCell>
            <Cell>
              <StateChip {...row} />
            </Cell>
            {count && (
              <Cell numeric roomy>
                <Count of={count.of(row)} />
              </Cell>
            )}
            <Cell numeric>
              <PriceOf {...row} />
            </Cell>
            <Cell numeric roomy>
              <Count of={row.unitsSold} />
            </Cell>
            <Cell muted roomy="wide" className="figures pl-5 whitespace-nowrap">
              <Instant at={row.savedAt} show="ago" />
            </Cell>
            <Cell className="text-right">{menuOf(row)}</Cell>
          </Row>
        ))}
      </tbody>
      <tfoot className="max-sm:hidden">
        <SumRow>
          <NameCell>Total</NameCell>
          <Cell />
          {count && <Cell />}
          <Cell />
          <Cell numeric>
            <Count of={rows.reduce((sum, { unitsSold }) => sum + unitsSold, 0)} />
          </Cell>
          <Cell roomy="wide" />
          <Cell />
        </SumRow>
      </tfoot>
    </DataTable>
  )
}

const PriceOf = ({ price, variationCount }: Pick<ItemRow, 'price' | 'variationCount'>) =>
  price === null ? (
    <span className="text-ink-3">none</span>
  ) : (
    <>
      <Price {...price} className="font-normal" />
      {/* The space is reserved where there are no others, so that the figures are aligned. */}
      <span className="ml-[1ch] inline-block text-left text-ink-3 empty:max-sm:hidden sm:w-[2ch]">
        {variationCount > 1 && `+${variationCount - 1}`}
      </span>
    </>
  )

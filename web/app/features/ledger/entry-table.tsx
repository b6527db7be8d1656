import { useSearchParams } from 'react-router'
import type { BookEntry } from '#contract/ledger/books.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { causeOf, entryKindText, movedBy } from './book-text.ts'

const creatorsOf = ({ lines }: BookEntry): string => [...new Set(lines.flatMap(({ creator }) => creator?.name ?? []))].join(', ')

/**
 * Entries; arrow keys move through the rows. A complete list is sorted here by any column, one with further pages by the server, by time.
 */
export const EntryTable = ({ entries, isWhole }: { entries: readonly BookEntry[]; isWhole: boolean }) => {
  const [query] = useSearchParams()
  // Amounts are compared in one currency only: 900 yen are not more than 20 dollars.
  const moved = movedBy({ lines: entries.flatMap(({ lines }) => lines) })
  const sorting = readSorting(query, ['at'], { column: 'at', direction: 'descending' })
  const { sorted, head } = useSorted(
    'sort',
    entries,
    {
      at: (entry) => entry.at,
      cause: (entry) => causeOf(entry)?.label ?? entry.reference,
      creators: creatorsOf,
      moved: (entry) => (moved.length === 1 ? (movedBy(entry)[0]?.amount ?? null) : null),
    },
    isWhole,
    sorting,
  )
  return (
    <DataTable caption="Entries">
      <thead>
        <tr>
          <HeaderCell {...(isWhole ? head('at', 'descending') : sortLink(query, 'at', sorting, 'descending'))}>Entry</HeaderCell>
          <HeaderCell {...head('cause')}>Cause</HeaderCell>
          <HeaderCell roomy {...head('creators')}>
            Creators
          </HeaderCell>
          <HeaderCell numeric {...(moved.length === 1 ? head('moved', 'descending') : {})}>
            Moved
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((entry) => (
          <Row key={entry.id}>
            <NameCell>
              <RowLink to={`/admin/books/entries/${entry.id}`}>{entryKindText[entry.kind]}</RowLink>
              <span className="block text-12 font-normal text-balance text-ink-2">
                <Instant at={entry.at} show="moment" />
              </span>
            </NameCell>
            <Cell muted className={entry.orderNumber ? 'whitespace-nowrap' : 'wrap-anywhere'}>
              {causeOf(entry)?.label ?? entry.reference}
            </Cell>
            <Cell muted roomy className="max-w-72 truncate">
              {creatorsOf(entry)}
            </Cell>
            <Cell numeric>
              <AmountList amounts={movedBy(entry)} className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
      {entries.length > 1 && (
        <tfoot>
          <SumRow>
            <NameCell>{sumLabel(isWhole)}</NameCell>
            <Cell />
            <Cell roomy />
            <Cell numeric>
              <AmountList amounts={moved} />
            </Cell>
          </SumRow>
        </tfoot>
      )}
    </DataTable>
  )
}

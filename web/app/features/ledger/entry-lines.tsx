import type { BookEntry } from '#contract/ledger/books.ts'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { accountText } from './book-text.ts'

const aboutOf = ({ creator, lineId, country }: BookEntry['lines'][number]): string =>
  [creator?.name, lineId, country].filter(Boolean).join(', ')

/** The lines of an entry, which sum to nothing in every currency. */
export const EntryLines = ({ lines }: Pick<BookEntry, 'lines'>) => (
  <DataTable caption="Lines of this entry">
    <thead>
      <tr>
        <HeaderCell>Account</HeaderCell>
        <HeaderCell>About</HeaderCell>
        <HeaderCell numeric>In</HeaderCell>
        <HeaderCell numeric>Out</HeaderCell>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id of their own, and never change
        <Row key={index}>
          <NameCell className="sm:min-w-0">{accountText[line.account].label}</NameCell>
          <Cell muted className="wrap-anywhere">
            {aboutOf(line)}
          </Cell>
          <Cell numeric>{line.amount.amount > 0 && <Price {...line.amount} exact className="font-normal" />}</Cell>
          <Cell numeric>
            {line.amount.amount <= 0 && <Price {...line.amount} amount={0 - line.amount.amount} exact className="font-normal" />}
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
)

import { Fragment } from 'react'
import type { BookEntry } from '#contract/ledger/books.ts'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { accountText } from './book-text.ts'

/** Whose it is, and the line of the order, which may break where its parts end. */
const About = ({ line: { creator, lineId, country } }: { line: BookEntry['lines'][number] }) => (
  <>
    {[creator?.name, country].filter(Boolean).join(', ')}
    {lineId && (
      <span className="figures block text-12 break-words">
        {lineId.split(/(?<=\/)/).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an id never change, and two may be the same
          <Fragment key={at}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    )}
  </>
)

/** The lines of an entry, which sum to nothing in every currency. */
export const EntryLines = ({ lines }: Pick<BookEntry, 'lines'>) => (
  <DataTable caption="Lines of this entry">
    <thead>
      <tr>
        <HeaderCell>Account</HeaderCell>
        <HeaderCell roomy>About</HeaderCell>
        <HeaderCell numeric>In</HeaderCell>
        <HeaderCell numeric>Out</HeaderCell>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id of their own, and never change
        <Row key={index}>
          <NameCell className="sm:min-w-0">
            {accountText[line.account].label}
            <span className="block font-normal text-ink-2 sm:hidden">
              <About line={line} />
            </span>
          </NameCell>
          <Cell muted roomy>
            <About line={line} />
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

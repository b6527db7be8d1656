import type { BookEntry } from '#contract/ledger/books.ts'
import { countryName } from '#web/lib/forms/countries.ts'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { useLocale } from '#web/ui/use-visitor.ts'
import { accountText, movedBy } from './book-text.ts'

const aboutOf = ({ creator, lineId, what, country }: BookEntry['lines'][number], locale: string): string =>
  [creator?.name, what ?? lineId, country && countryName(country, locale)].filter(Boolean).join(', ')

/** The lines of an entry, which sum to zero in every currency. */
export const EntryLines = ({ lines }: Pick<BookEntry, 'lines'>) => {
  const locale = useLocale('en')
  const { sorted, head } = useSorted('lines', lines, {
    account: (line) => accountText[line.account].label,
    about: (line) => aboutOf(line, locale),
    in: (line) => (line.amount.amount > 0 ? line.amount.amount : null),
    out: (line) => (line.amount.amount <= 0 ? 0 - line.amount.amount : null),
  })
  return (
    <DataTable caption="Lines of this entry">
      <thead>
        <tr>
          <HeaderCell {...head('account')}>Account</HeaderCell>
          <HeaderCell roomy {...head('about')}>
            About
          </HeaderCell>
          <HeaderCell numeric {...head('in', 'descending')}>
            In
          </HeaderCell>
          <HeaderCell numeric {...head('out', 'descending')}>
            Out
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and never change
          <Row key={index}>
            <NameCell className="sm:min-w-0">
              {accountText[line.account].label}
              <span className="block font-normal break-words text-ink-2 sm:hidden">{aboutOf(line, locale)}</span>
            </NameCell>
            <Cell muted roomy className="break-words">
              {aboutOf(line, locale)}
            </Cell>
            <Cell numeric>{line.amount.amount > 0 && <Price {...line.amount} exact className="font-normal" />}</Cell>
            <Cell numeric>
              {line.amount.amount <= 0 && <Price {...line.amount} amount={0 - line.amount.amount} exact className="font-normal" />}
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <NameCell className="sm:min-w-0">Total</NameCell>
          <Cell roomy />
          <Cell numeric>
            <AmountList amounts={movedBy({ lines })} />
          </Cell>
          <Cell numeric>
            <AmountList amounts={addUp(lines.map(({ amount }) => ({ ...amount, amount: Math.max(0, 0 - amount.amount) })))} />
          </Cell>
        </SumRow>
      </tfoot>
    </DataTable>
  )
}

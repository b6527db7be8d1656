import { Link, useSearchParams } from 'react-router'
import { type PayoutLine, payoutLineColumns } from '#contract/payouts/payouts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { Percent } from '#web/ui/texts/percent.tsx'
import { feeReasonLabel, lineKindLabel } from './payout-text.ts'

const What = ({ line: { kind, what, quantity, saleId, orderNumber, at } }: { line: PayoutLine }) => (
  <NameCell className="align-top">
    {what || 'Correction'} {quantity > 1 && <span className="figures font-normal text-ink-2">× {quantity}</span>}{' '}
    {lineKindLabel[kind] && <Chip tone={kind === 'DisputeWon' || kind === 'RefundFailed' ? 'ok' : 'warn'}>{lineKindLabel[kind]}</Chip>}
    <span className="mt-0.5 block text-12 font-normal text-ink-2">
      {saleId && (
        <Link to={`/creator/sales/${saleId}`} className="figures link">
          {orderNumber}
        </Link>
      )}{' '}
      <span className="whitespace-nowrap">
        <Instant at={at} show="date" />
      </span>
    </span>
  </NameCell>
)

type Column = (typeof payoutLineColumns)[number]

/** The lines of a payout, sorted by the server: one row for each line of the ledger, a refund with negated amounts. */
export const PayoutLines = ({ lines }: { lines: readonly PayoutLine[] }) => {
  const [query] = useSearchParams()
  const sorting = readSorting<Column | 'entry'>(query, payoutLineColumns, { column: 'entry', direction: 'ascending' })
  const head = (column: Column) => sortLink<Column | 'entry'>(query, column, sorting, 'descending')
  return (
    <DataTable caption="Lines of this payout">
      <thead>
        <tr>
          <HeaderCell {...head('at')}>Sale</HeaderCell>
          <HeaderCell numeric roomy {...head('gross')}>
            Gross
          </HeaderCell>
          <HeaderCell numeric roomy {...head('discount')}>
            Discount
          </HeaderCell>
          <HeaderCell numeric roomy {...head('tax')}>
            Tax
          </HeaderCell>
          <HeaderCell numeric {...head('fee')}>
            Fee
          </HeaderCell>
          <HeaderCell numeric {...head('net')}>
            Yours
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and the list is always rendered as a whole
          <Row key={index}>
            <What line={line} />
            {(['gross', 'discount', 'tax'] as const).map((name) => (
              <Cell key={name} numeric roomy className="align-top">
                <Price {...line[name]} exact className="font-normal" />
              </Cell>
            ))}
            <Cell numeric className="align-top">
              <Price {...line.fee} exact className="font-normal" />
              <span className="block text-12 whitespace-normal text-ink-3">
                <span className="whitespace-nowrap">
                  <Percent of={line.feeRate} />,
                </span>{' '}
                {feeReasonLabel[line.feeReason]}
              </span>
            </Cell>
            <Cell numeric className="align-top">
              <Price {...line.net} exact />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

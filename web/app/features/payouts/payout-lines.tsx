import { Link } from 'react-router'
import type { PayoutLine } from '#contract/payouts/payouts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { toPercent } from '#web/ui/texts/percent-text.ts'
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
      <Instant at={at} show="date" />
    </span>
  </NameCell>
)

/** What a payout is made of: one row for every line of the books, a refund with its amounts turned round. */
export const PayoutLines = ({ lines, isWhole }: { lines: readonly PayoutLine[]; isWhole: boolean }) => {
  const { sorted, head } = useSorted(
    lines,
    {
      at: (line) => line.at,
      gross: (line) => line.gross.amount,
      discount: (line) => line.discount.amount,
      tax: (line) => line.tax.amount,
      fee: (line) => line.fee.amount,
      net: (line) => line.net.amount,
    },
    isWhole,
  )
  return (
    <DataTable caption="Lines of this payout">
      <thead>
        <tr>
          <HeaderCell {...head('at', 'descending')}>Sale</HeaderCell>
          <HeaderCell numeric roomy {...head('gross', 'descending')}>
            Gross
          </HeaderCell>
          <HeaderCell numeric roomy {...head('discount', 'descending')}>
            Discount
          </HeaderCell>
          <HeaderCell numeric roomy {...head('tax', 'descending')}>
            Tax
          </HeaderCell>
          <HeaderCell numeric {...head('fee', 'descending')}>
            Fee
          </HeaderCell>
          <HeaderCell numeric {...head('net', 'descending')}>
            Yours
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, and the list is drawn as a whole
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
                <span className="whitespace-nowrap">{toPercent(line.feeRate)} %,</span> {feeReasonLabel[line.feeReason]}
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

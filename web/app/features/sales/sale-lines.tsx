import { Link } from 'react-router'
import type { OrderItem } from '#contract/orders/orders.ts'
import type { SaleLine } from '#contract/sales/sales.ts'
import { reductionsOf } from '#web/lib/payments/price-steps.ts'
import { Chip } from '#web/ui/chip.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { Percent } from '#web/ui/texts/percent.tsx'
import { channelLabel, feeReasonText } from './sale-text.ts'

/** Staff also see the steps of the price. */
type Line = SaleLine & { steps?: OrderItem['steps'] }

/** Those of a bundle are named after their products, and several of one product are counted. */
const nameOf = ({ kind, licenses }: Pick<Line, 'kind' | 'licenses'>, at: number): string => {
  if (kind === 'Bundle') return licenses[at]?.productName ?? ''
  return licenses.length > 1 ? `License ${at + 1}` : 'License'
}

/** Where a license has a page, its name leads there; a creator, for whom it has none, sees the id that the API asks for. */
const LicenseList = ({ kind, licenses, licensesAt }: Pick<Line, 'kind' | 'licenses'> & Pick<SaleLinesProps, 'licensesAt'>) => (
  <span className="mt-1 grid gap-0.5 text-12 font-normal text-ink-2">
    {licenses.map(({ id, productName, status }, at) => (
      <span key={id} className="wrap-anywhere">
        {licensesAt ? (
          <Link to={`${licensesAt}/${id}`} title={id} className="link">
            {nameOf({ kind, licenses }, at)}
          </Link>
        ) : (
          <>
            {kind === 'Bundle' && `${productName} `}
            <span className="figures">{id}</span>
          </>
        )}{' '}
        {status === 'Revoked' && <Chip tone="warn">Revoked</Chip>}
      </span>
    ))}
  </span>
)

const Reductions = ({ line }: { line: Line }) => (
  <span className="mt-1 grid gap-0.5 text-12 font-normal text-ink-2">
    {reductionsOf(line).map(({ text, amount }) => (
      <span key={text}>
        {text} <Price currency={line.due.currency} amount={amount} exact className="font-normal" />
      </span>
    ))}
  </span>
)

/** The fee's rate and the reason for it. */
const FeeReason = ({ line }: { line: Line }) => (
  <>
    <span className="whitespace-nowrap">
      <Percent of={line.feeRate} />,
    </span>{' '}
    {feeReasonText[line.feeReason]}
  </>
)

type Part = 'original' | 'discount' | 'tax' | 'due' | 'fee' | 'net'

/** What a payment is made of. The item names its reductions: on a tablet only the tax has a column. */
const amountColumns = [
  { part: 'original', roomy: 'wide' },
  { part: 'discount', roomy: 'wide' },
  { part: 'tax', roomy: true },
] as const satisfies readonly { part: Part; roomy: boolean | 'wide' }[]

const Sum = ({ lines, of }: { lines: readonly Line[]; of: Part }) => <AmountList amounts={addUp(lines.map((line) => line[of]))} />

/** The totals of several lines. */
const LineSums = ({ lines }: { lines: readonly Line[] }) => (
  <tfoot>
    <SumRow>
      <NameCell>Total</NameCell>
      <Cell numeric roomy>
        {lines.reduce((sum, { quantity }) => sum + quantity, 0)}
      </Cell>
      {amountColumns.map(({ part, roomy }) => (
        <Cell key={part} numeric roomy={roomy}>
          <Sum lines={lines} of={part} />
        </Cell>
      ))}
      <Cell numeric>
        <Sum lines={lines} of="due" />
      </Cell>
      <Cell numeric roomy>
        <Sum lines={lines} of="fee" />
      </Cell>
      <Cell numeric>
        <Sum lines={lines} of="net" />
      </Cell>
    </SumRow>
  </tfoot>
)

type SaleLinesProps = {
  lines: readonly Line[]
  caption: string
  /** The label of the creator's share. */
  share: string
  /** Where this user may open a license's page. */
  licensesAt?: string | undefined
}

/** What was sold, with the amounts and licenses of each line. The lists of an order with several creators sort alike (decision 0100). */
export const SaleLines = ({ lines, caption, share, licensesAt }: SaleLinesProps) => {
  const { sorted, head } = useSorted(
    'lines',
    lines,
    {
      name: (line) => line.name,
      quantity: (line) => line.quantity,
      original: (line) => line.original.amount,
      discount: (line) => line.discount.amount,
      tax: (line) => line.tax.amount,
      due: (line) => line.due.amount,
      fee: (line) => line.fee.amount,
      net: (line) => line.net.amount,
    },
    lines.length > 1,
  )
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          <HeaderCell {...head('name')}>Item</HeaderCell>
          <HeaderCell numeric roomy {...head('quantity', 'descending')}>
            Quantity
          </HeaderCell>
          <HeaderCell numeric roomy="wide" {...head('original', 'descending')}>
            Gross
          </HeaderCell>
          <HeaderCell numeric roomy="wide" {...head('discount', 'descending')}>
            Discount
          </HeaderCell>
          <HeaderCell numeric roomy {...head('tax', 'descending')}>
            Tax
          </HeaderCell>
          <HeaderCell numeric {...head('due', 'descending')}>
            Paid
          </HeaderCell>
          <HeaderCell numeric roomy {...head('fee', 'descending')}>
            Fee
          </HeaderCell>
          <HeaderCell numeric {...head('net', 'descending')}>
            {share}
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((line) => (
          <Row key={line.id}>
            <NameCell className="align-top sm:min-w-56">
              {line.name}
              <span className="font-normal text-ink-2">{line.variationName && `, ${line.variationName}`}</span>{' '}
              {line.quantity > 1 && <span className="figures font-normal text-ink-2 sm:hidden">× {line.quantity}</span>}{' '}
              {line.refund === 'Pending' && <Chip tone="warn">Refund in progress</Chip>}
              {line.refund === 'Succeeded' && <Chip>Refunded</Chip>}
              {line.coupons.map(({ code }) => (
                <Chip key={code} className="sm:ml-1.5">
                  {code}
                </Chip>
              ))}
              {line.channel !== 'Marketplace' && (
                <span className="mt-1 block text-12 font-normal text-ink-2">Sold by {channelLabel[line.channel].toLowerCase()}</span>
              )}
              <Reductions line={line} />
              <span className="mt-1 block text-12 font-normal text-ink-2 sm:hidden">
                Fee <Price {...line.fee} exact className="font-normal" />: <FeeReason line={line} />
              </span>
              <LicenseList kind={line.kind} licenses={line.licenses} licensesAt={licensesAt} />
            </NameCell>
            <Cell numeric roomy className="align-top">
              {line.quantity}
            </Cell>
            {amountColumns.map(({ part, roomy }) => (
              <Cell key={part} numeric roomy={roomy} className="align-top">
                <Price {...line[part]} exact className="font-normal" />
              </Cell>
            ))}
            <Cell numeric className="align-top">
              <Price {...line.due} exact className="font-normal" />
            </Cell>
            <Cell numeric roomy className="align-top">
              <Price {...line.fee} exact className="font-normal" />
              <span className="block text-12 whitespace-normal text-ink-3">
                <FeeReason line={line} />
              </span>
            </Cell>
            <Cell numeric className="align-top">
              <Price {...line.net} exact />
            </Cell>
          </Row>
        ))}
      </tbody>
      {lines.length > 1 && <LineSums lines={lines} />}
    </DataTable>
  )
}

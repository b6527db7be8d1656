import type { TaxRow } from '#contract/documents/tax-report.ts'
import { Chip } from '#web/ui/chip.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { useWritePercent } from '#web/ui/texts/percent.tsx'
import { PlaceName } from './place-name.tsx'
import { rateText, sumEuros } from './tax-text.ts'

const countText = ({ invoices, creditNotes }: TaxRow): string =>
  `${invoices} ${invoices === 1 ? 'invoice' : 'invoices'}${creditNotes > 0 ? `, ${creditNotes} credited` : ''}`

/** What was sold and the tax owed for it, by country and rate. */
export const TaxTable = ({ rows }: { rows: readonly TaxRow[] }) => {
  const percent = useWritePercent()
  const { sorted, head } = useSorted('taxes', rows, {
    country: (row) => row.country,
    rate: (row) => row.rate,
    net: (row) => row.inEuros.net.amount,
    tax: (row) => row.inEuros.tax.amount,
  })
  const asSold = rows.flatMap(({ amounts }) => amounts)
  const [nets, taxes] = [addUp(asSold.map(({ net }) => net)), addUp(asSold.map(({ tax }) => tax))]
  return (
    <DataTable caption="Taxes by country and rate">
      <thead>
        <tr>
          <HeaderCell {...head('country')}>Country</HeaderCell>
          <HeaderCell numeric {...head('rate', 'descending')}>
            Rate
          </HeaderCell>
          <HeaderCell roomy numeric>
            As sold
          </HeaderCell>
          <HeaderCell numeric {...head('net', 'descending')}>
            Net in EUR
          </HeaderCell>
          <HeaderCell numeric {...head('tax', 'descending')}>
            Tax in EUR
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <Row key={`${row.country} ${row.rate}`}>
            <NameCell className="align-top">
              <span className="flex flex-wrap items-center gap-1.5">
                <PlaceName code={row.country} /> {row.isOss && <Chip>OSS</Chip>}
              </span>
              <span className="block text-12 font-normal text-ink-2">{countText(row)}</span>
            </NameCell>
            <Cell numeric className="align-top">
              {rateText(row.rate, percent)}
            </Cell>
            <Cell roomy numeric muted className="align-top">
              {row.amounts.map(({ net, tax }) => (
                <span key={net.currency} className="block">
                  <Price {...net} exact className="font-normal" /> + <Price {...tax} exact className="font-normal" />
                </span>
              ))}
            </Cell>
            <Cell numeric className="align-top">
              <Price {...row.inEuros.net} exact className="font-normal" />
            </Cell>
            <Cell numeric className="align-top">
              <Price {...row.inEuros.tax} exact className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <NameCell className="align-top">Total</NameCell>
          <Cell />
          <Cell roomy numeric className="align-top">
            {nets.map((net, at) => (
              <span key={net.currency} className="block">
                <Price {...net} exact /> + {taxes[at] && <Price {...taxes[at]} exact />}
              </span>
            ))}
          </Cell>
          <Cell numeric className="align-top">
            <Price {...sumEuros(rows.map(({ inEuros }) => inEuros.net))} exact />
          </Cell>
          <Cell numeric className="align-top">
            <Price {...sumEuros(rows.map(({ inEuros }) => inEuros.tax))} exact />
          </Cell>
        </SumRow>
      </tfoot>
    </DataTable>
  )
}

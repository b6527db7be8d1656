import { exportOssReturn, type OssReturn } from '#contract/documents/tax-report.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { useWritePercent } from '#web/ui/texts/percent.tsx'
import { PlaceName } from './place-name.tsx'
import { rateText, sumEuros } from './tax-text.ts'

const Supplies = ({ supplies }: Pick<OssReturn, 'supplies'>) => {
  const percent = useWritePercent()
  const { sorted, head } = useSorted('supplies', supplies, {
    country: (one) => one.country,
    rate: (one) => one.rate,
    net: (one) => one.net.amount,
    tax: (one) => one.tax.amount,
  })
  return (
    <DataTable caption="Supplies by Member State">
      <thead>
        <tr>
          <HeaderCell {...head('country')}>Member State</HeaderCell>
          <HeaderCell roomy>Supply</HeaderCell>
          <HeaderCell numeric {...head('rate', 'descending')}>
            Rate
          </HeaderCell>
          <HeaderCell numeric {...head('net', 'descending')}>
            Taxable
          </HeaderCell>
          <HeaderCell numeric {...head('tax', 'descending')}>
            VAT
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ country, rate, net, tax }) => (
          <Row key={`${country} ${rate}`}>
            <NameCell>
              <PlaceName code={country} />
            </NameCell>
            <Cell roomy muted>
              Services, standard rate
            </Cell>
            <Cell numeric>{rateText(rate, percent)}</Cell>
            <Cell numeric>
              <Price {...net} exact className="font-normal" />
            </Cell>
            <Cell numeric>
              <Price {...tax} exact className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <NameCell>Total</NameCell>
          <Cell roomy />
          <Cell />
          <Cell numeric>
            <Price {...sumEuros(supplies.map(({ net }) => net))} exact />
          </Cell>
          <Cell numeric>
            <Price {...sumEuros(supplies.map(({ tax }) => tax))} exact />
          </Cell>
        </SumRow>
      </tfoot>
    </DataTable>
  )
}

const Corrections = ({ corrections }: Pick<OssReturn, 'corrections'>) => {
  const { sorted, head } = useSorted('corrections', corrections, {
    country: (one) => one.country,
    quarter: ({ year, quarter }) => `${year} ${quarter}`,
    tax: (one) => one.tax.amount,
  })
  return (
    <DataTable caption="Corrections of earlier quarters" captionShown className="mt-6">
      <thead>
        <tr>
          <HeaderCell {...head('country')}>Member State</HeaderCell>
          <HeaderCell {...head('quarter', 'descending')}>Quarter</HeaderCell>
          <HeaderCell numeric {...head('tax', 'descending')}>
            VAT
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ country, year, quarter, tax }) => (
          <Row key={`${country} ${year} ${quarter}`}>
            <NameCell>
              <PlaceName code={country} />
            </NameCell>
            <Cell muted>{`Q${quarter} ${year}`}</Cell>
            <Cell numeric>
              <Price {...tax} exact className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <NameCell>Total</NameCell>
          <Cell />
          <Cell numeric>
            <Price {...sumEuros(corrections.map(({ tax }) => tax))} exact />
          </Cell>
        </SumRow>
      </tfoot>
    </DataTable>
  )
}

/** The return of a quarter, line by line as the form has it. */
export const OssSection = ({ oss }: { oss: OssReturn }) => {
  const { year, quarter, supplies, corrections, tax, home } = oss
  return (
    <section aria-labelledby="oss">
      <SectionHead id="oss" title={`One-Stop-Shop, Q${quarter} ${year}`} className="items-center pb-1">
        <CsvLink to={addressOf(exportOssReturn, { query: { year, quarter } })} label="One-Stop-Shop return as CSV" />
      </SectionHead>
      <p className="mb-4 max-w-[43.5em] text-14 text-ink-2">
        In euros, at the rates of the quarter’s last day. Corrections of earlier quarters are listed separately, as the form requires.{' '}
        {home ? (
          <>
            <PlaceName code={home} /> is left out: its tax is declared at home.
          </>
        ) : (
          supplies.length > 0 && 'The seller is outside the EU, so every Member State is in it.'
        )}
      </p>
      {supplies.length > 0 ? (
        <Supplies supplies={supplies} />
      ) : (
        <p className="text-14 text-ink-2">Nothing was sold to other Member States in this quarter.</p>
      )}
      {corrections.length > 0 && <Corrections corrections={corrections} />}
      <DescriptionList
        layout="sum"
        className="mt-4 ml-auto max-w-80"
        items={[{ term: 'VAT to pay', detail: <Price {...tax} exact />, strong: true }]}
      />
    </section>
  )
}

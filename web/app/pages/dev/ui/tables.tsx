import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const sales = [
  { id: '1', when: '12 min', what: 'Tape One, perpetual', from: 'search', net: 50.15, state: 'ok' },
  { id: '2', when: '48 min', what: 'Studio Bundle', from: 'own site', net: 128.8, state: 'ok' },
  { id: '3', when: '2 h', what: 'Drift EQ', from: 'featured', net: 41.65, state: 'warn' },
  { id: '4', when: '3 h', what: 'Velvet Limiter, monthly', from: 'renewal', net: 7.65, state: 'ok' },
  { id: '5', when: '5 h', what: 'Tape One, perpetual', from: 'own site', net: 54.28, state: 'bad' },
] as const

const labels = { ok: 'Completed', warn: 'Paid', bad: 'Refunded' }

const sum = sales.reduce((total, sale) => total + sale.net, 0)

const dollars = (amount: number) => <Price amount={amount} currency="USD" exact className="font-normal" />

export const Tables = () => (
  <Chapter id="tables" title="Tables" note="sticky, sortable, by keyboard">
    <Specimen name="DataTable" note="arrow keys walk the rows" stack>
      <DataTable caption="Newest sales">
        <thead>
          <tr>
            <HeaderCell sort="descending" sortTo="?sort=when">
              When
            </HeaderCell>
            <HeaderCell>What</HeaderCell>
            <HeaderCell>From</HeaderCell>
            <HeaderCell>Status</HeaderCell>
            <HeaderCell numeric sort="none" sortTo="?sort=net">
              Net
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {sales.map((sale) => (
            <Row key={sale.id} selected={sale.id === '2'}>
              <Cell className="figures whitespace-nowrap text-ink-3">{sale.when}</Cell>
              <NameCell>
                <RowLink to={`?sale=${sale.id}`}>{sale.what}</RowLink>
              </NameCell>
              <Cell muted className="whitespace-nowrap">
                {sale.from}
              </Cell>
              <Cell>
                <Chip tone={sale.state}>{labels[sale.state]}</Chip>
              </Cell>
              <Cell numeric>{dollars(sale.net)}</Cell>
            </Row>
          ))}
        </tbody>
        <tfoot>
          <SumRow>
            <NameCell colSpan={4}>5 sales</NameCell>
            <Cell numeric>{dollars(sum)}</Cell>
          </SumRow>
        </tfoot>
      </DataTable>
    </Specimen>
    <Specimen name="DataTable" note="with its caption shown" stack>
      <DataTable caption="Works on" captionShown>
        <thead>
          <tr>
            <HeaderCell>System</HeaderCell>
            <HeaderCell>VST3</HeaderCell>
            <HeaderCell>AU</HeaderCell>
            <HeaderCell>CLAP</HeaderCell>
          </tr>
        </thead>
        <tbody>
          <Row>
            <NameCell>macOS 12+</NameCell>
            <Cell>yes</Cell>
            <Cell>yes</Cell>
            <Cell>yes</Cell>
          </Row>
          <Row>
            <NameCell>Windows 10+</NameCell>
            <Cell>yes</Cell>
            <Cell muted>no</Cell>
            <Cell>yes</Cell>
          </Row>
        </tbody>
      </DataTable>
    </Specimen>
  </Chapter>
)

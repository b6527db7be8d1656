import { useSearchParams } from 'react-router'
import { type OwnReleaseRow, releaseColumns } from '#contract/releases/own-releases.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ReleaseStatusChip } from '../release-status-chip.tsx'
import { buildPlatformNames, channelLabel } from '../release-text.ts'

/** The time of its last change of state, for customers and QA. */
const since = (row: OwnReleaseRow): string => row.rolledBackAt ?? row.publishedAt ?? row.submittedAt ?? row.createdAt

const Builds = ({ builds }: Pick<OwnReleaseRow, 'builds'>) =>
  builds.length === 0 ? <span className="text-ink-3">none</span> : builds.map(({ platform }) => buildPlatformNames[platform]).join(', ')

type Column = (typeof releaseColumns)[number]

type ReleaseTableProps = {
  rows: readonly OwnReleaseRow[]
  isWhole: boolean
  /** Where all are of one product, its name is left out. */
  ofOneProduct?: boolean | undefined
}

const Name = ({ row, ofOneProduct }: { row: OwnReleaseRow; ofOneProduct: boolean }) => {
  const href = `/creator/releases/${row.id}`
  if (ofOneProduct) {
    return (
      <RowLink to={href} className="figures">
        {row.version}
      </RowLink>
    )
  }
  return (
    <span className="flex items-center gap-3">
      <Cover src={row.iconUrl} alt="" width={80} className="size-10 shrink-0" />
      <span className="grid min-w-0">
        <RowLink to={href}>
          {row.productName} <span className="figures font-normal">{row.version}</span>
        </RowLink>
        {row.isCurrent && <span className="text-12 font-normal text-ink-2">what customers get now</span>}
      </span>
    </span>
  )
}

/**
 * Releases, newest first; arrow keys move through the rows. Those of one product are complete and sorted here, all others by the server.
 */
export const ReleaseTable = ({ rows, isWhole, ofOneProduct = false }: ReleaseTableProps) => {
  const [query] = useSearchParams()
  const sorting = readSorting<Column | 'created'>(query, releaseColumns, { column: 'created', direction: 'descending' })
  const here = useSorted(
    'releases',
    rows,
    {
      name: (row) => `${row.productName} ${row.version}`,
      state: (row) => row.status,
      channel: (row) => row.channel,
      since,
      downloads: (row) => row.downloads,
    },
    ofOneProduct && isWhole,
  )
  const head = (column: Column, first?: 'descending') =>
    ofOneProduct ? here.head(column, first) : sortLink<Column | 'created'>(query, column, sorting, first)
  return (
    <DataTable caption="Releases">
      <thead>
        <tr>
          <HeaderCell {...head('name')}>{ofOneProduct ? 'Version' : 'Release'}</HeaderCell>
          <HeaderCell {...head('state')}>Status</HeaderCell>
          <HeaderCell roomy {...head('channel')}>
            Channel
          </HeaderCell>
          <HeaderCell roomy>Builds</HeaderCell>
          <HeaderCell roomy {...head('since', 'descending')}>
            When
          </HeaderCell>
          <HeaderCell numeric roomy {...head('downloads', 'descending')}>
            Downloads
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {here.sorted.map((row) => (
          <Row key={row.id}>
            <NameCell className={ofOneProduct ? undefined : 'sm:min-w-56'}>
              <Name row={row} ofOneProduct={ofOneProduct} />
            </NameCell>
            <Cell>
              <span className="inline-flex flex-wrap gap-1.5">
                <ReleaseStatusChip release={row} />
                {ofOneProduct && row.isCurrent && <Chip>Current</Chip>}
              </span>
            </Cell>
            <Cell muted roomy>
              {channelLabel[row.channel]}
            </Cell>
            <Cell muted roomy>
              <Builds builds={row.builds} />
            </Cell>
            <Cell muted roomy className="figures whitespace-nowrap">
              <Instant at={since(row)} show="ago" />
            </Cell>
            <Cell numeric roomy>
              <Count of={row.downloads} />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot className="max-sm:hidden">
        <SumRow>
          <NameCell>{sumLabel(isWhole)}</NameCell>
          <Cell />
          <Cell roomy />
          <Cell roomy />
          <Cell roomy />
          <Cell numeric roomy>
            <Count of={rows.reduce((sum, { downloads }) => sum + downloads, 0)} />
          </Cell>
        </SumRow>
      </tfoot>
    </DataTable>
  )
}

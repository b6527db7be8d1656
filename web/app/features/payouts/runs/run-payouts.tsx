import { useSearchParams } from 'react-router'
import { runPayoutColumns, type StaffPayoutRow } from '#contract/payouts/payout-runs.ts'
import { payoutStatuses } from '#contract/payouts/payouts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { isWholeList, sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { Price } from '#web/ui/price.tsx'
import { PayoutStatusChip } from '../payout-status-chip.tsx'
import { payoutStatusLooks } from '../payout-text.ts'
import { MarkChips } from './mark-chips.tsx'
import { actLabel, actsFor, type StaffAct } from './payout-acts.ts'
import { usePayoutActs } from './use-payout-acts.tsx'

type Ask = (act: StaffAct, row: StaffPayoutRow) => unknown

const Acts = ({ row, ask }: { row: StaffPayoutRow; ask: Ask }) => (
  <span className="flex flex-wrap justify-end gap-2 max-sm:justify-start">
    {actsFor(row).map((act) => (
      <Button
        key={act}
        size="small"
        aria-label={`${actLabel[act]}: ${row.creator.name}`}
        onPointerEnter={preloadDialog}
        onPress={() => ask(act, row)}
      >
        {actLabel[act]}
      </Button>
    ))}
  </span>
)

const PayoutRowCells = ({ row, ask }: { row: StaffPayoutRow; ask: Ask }) => (
  <Row>
    <NameCell className="align-top">
      <span className="flex flex-wrap items-center gap-1.5">
        {row.creator.name} <MarkChips marks={row.marks} />
      </span>
      <span className="mt-0.5 block text-12 font-normal text-ink-2">
        {row.account}, <span className="figures wrap-anywhere">{row.endToEndId}</span>
      </span>
      <span className="mt-2 grid justify-items-start gap-2 font-normal sm:hidden">
        <PayoutStatusChip status={row.status} />
        <Acts row={row} ask={ask} />
      </span>
    </NameCell>
    <Cell roomy className="max-w-80 align-top">
      <PayoutStatusChip status={row.status} />
      {(row.status === 'OnHold' || row.status === 'Failed') && <span className="mt-1 block text-12 text-ink-2">{row.standing.reason}</span>}
    </Cell>
    <Cell numeric className="align-top max-sm:pr-0">
      <Price {...row.amount} exact />
    </Cell>
    <Cell roomy className="align-top">
      <Acts row={row} ask={ask} />
    </Cell>
  </Row>
)

type RunPayoutsProps = {
  page: { items: readonly StaffPayoutRow[]; hasMore: boolean }
  wish: { q?: string; status?: string; after?: string }
  onChange: () => Promise<void>
}

/** The payouts of a run: searched, filtered and paged by its address, with the actions of staff on each. */
export const RunPayouts = ({ page, wish, onChange }: RunPayoutsProps) => {
  const { ask, dialogs } = usePayoutActs(onChange)
  const isEmpty = page.items.length === 0
  const [query] = useSearchParams()
  const sorting = readSorting(query, runPayoutColumns, { column: 'creator', direction: 'ascending' })
  return (
    <section aria-labelledby="run-payouts">
      <SectionHead id="run-payouts" title="Payouts" className="pb-3" />
      {isEmpty && Object.keys(wish).length === 0 ? (
        <p className="text-14 text-ink-2">This run has no payouts: no creator had enough due.</p>
      ) : (
        <ListBar searchLabel="Creator or reference">
          <ListFilter
            name="status"
            label="Status"
            all="All statuses"
            options={payoutStatuses.map((value) => ({ value, label: payoutStatusLooks[value].label }))}
            className="sm:w-44"
          />
        </ListBar>
      )}
      {isEmpty && Object.keys(wish).length > 0 && <NothingFits what="payout" />}
      {!isEmpty && (
        <DataTable caption="Payouts of this run">
          <thead>
            <tr>
              <HeaderCell {...sortLink(query, 'creator', sorting)}>Creator</HeaderCell>
              <HeaderCell roomy {...sortLink(query, 'status', sorting)}>
                Status
              </HeaderCell>
              <HeaderCell numeric className="max-sm:pr-0" {...sortLink(query, 'amount', sorting, 'descending')}>
                Amount
              </HeaderCell>
              <HeaderCell roomy>
                <span className="sr-only">What to do</span>
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {page.items.map((row) => (
              <PayoutRowCells key={row.id} row={row} ask={ask} />
            ))}
          </tbody>
          {page.items.length > 1 && (
            <tfoot>
              <SumRow>
                <NameCell>{sumLabel(isWholeList(page, wish.after))}</NameCell>
                <Cell roomy />
                <Cell numeric className="max-sm:pr-0">
                  <AmountList amounts={addUp(page.items.map(({ amount }) => amount))} />
                </Cell>
                <Cell roomy />
              </SumRow>
            </tfoot>
          )}
        </DataTable>
      )}
      <ListPager page={page} after={wish.after} />
      {dialogs}
    </section>
  )
}

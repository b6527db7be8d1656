import { useSearchParams } from 'react-router'
import type { ProposedPayout } from '#contract/payouts/payout-runs.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, SumRow } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { isWholeList, sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { withQuery } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { markOf } from '../payout-text.ts'
import { MarkChips } from './mark-chips.tsx'
import { holdText, skippedText } from './run-text.ts'

const shows = [
  { value: 'marked', label: 'Worth a look' },
  { value: 'skipped', label: 'Not paid' },
]

const Remark = ({ one: { marks, hold, skipped } }: { one: ProposedPayout }) => (
  <span className="flex flex-wrap items-center gap-1.5">
    <MarkChips marks={marks} />
    {hold && <span className="text-ink-2">{holdText[hold]}</span>}
    {skipped && <span className="text-ink-2">{skippedText[skipped]}</span>}
  </span>
)

const PreviewTable = ({ items, isWhole }: { items: readonly ProposedPayout[]; isWhole: boolean }) => {
  const { sorted, head } = useSorted(
    'preview',
    items,
    {
      creator: (one) => one.creator.name,
      balance: (one) => one.inDollars.amount,
      amount: (one) => (one.skipped === null ? one.inDollars.amount : null),
    },
    isWhole,
  )
  return (
    <DataTable caption="What a run would pay today">
      <thead>
        <tr>
          <HeaderCell {...head('creator')}>Creator</HeaderCell>
          <HeaderCell roomy>Remarks</HeaderCell>
          <HeaderCell numeric roomy {...head('balance', 'descending')}>
            Balance
          </HeaderCell>
          <HeaderCell numeric {...head('amount', 'descending')}>
            Payout
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((one) => (
          <Row key={one.creator.id}>
            <NameCell className="align-top">
              {one.creator.name}
              <span className="mt-1 block font-normal sm:hidden">
                <Remark one={one} />
              </span>
            </NameCell>
            <Cell roomy className="align-top">
              <Remark one={one} />
            </Cell>
            <Cell numeric roomy className="align-top">
              <AmountList amounts={one.balances} className="font-normal" />
            </Cell>
            <Cell numeric className="align-top">
              {one.amount && one.skipped === null ? <Price {...one.amount} exact /> : <span className="text-ink-3">none</span>}
            </Cell>
          </Row>
        ))}
      </tbody>
      {items.length > 1 && (
        <tfoot>
          <SumRow>
            <NameCell>{sumLabel(isWhole)}</NameCell>
            <Cell roomy />
            <Cell numeric roomy>
              <AmountList amounts={addUp(items.flatMap(({ balances }) => balances))} />
            </Cell>
            <Cell numeric>
              <AmountList amounts={addUp(items.flatMap(({ amount, skipped }) => (amount && skipped === null ? [amount] : [])))} />
            </Cell>
          </SumRow>
        </tfoot>
      )}
    </DataTable>
  )
}

const nothingText = (show: string | undefined): string => {
  if (show === 'marked') return 'Nothing unusual: no payout is flagged or would be held.'
  return show === 'skipped' ? 'Everyone who is owed something would be paid.' : 'Nothing is due. Sales are held for 14 days.'
}

type RunPreviewProps = {
  page: { items: readonly ProposedPayout[]; next: string | null }
  show: string | undefined
  after: string | undefined
}

/** What a run would do now. */
export const RunPreview = ({ page, show, after }: RunPreviewProps) => {
  const [query] = useSearchParams()
  const next = markOf(page.next)
  return (
    <section aria-labelledby="preview">
      <SectionHead id="preview" title="Preview" className="items-center pb-3">
        <ListFilter name="show" label="Show" all="Everyone" options={shows} className="w-44" />
      </SectionHead>
      {page.items.length === 0 ? (
        <p className="text-14 text-ink-2">{nothingText(show)}</p>
      ) : (
        <PreviewTable items={page.items} isWhole={isWholeList(page, after)} />
      )}
      {(after || next) && <Pager previous={after ? withQuery(query, 'after', '') : null} next={next && withQuery(query, 'after', next)} />}
    </section>
  )
}

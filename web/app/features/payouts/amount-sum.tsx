import type { WireMoney } from '#contract/core/money.ts'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, NameCell, SumRow } from '#web/ui/lists/data-cells.tsx'

type AmountSumProps = {
  label: string
  amounts: readonly WireMoney[]
  /** How many columns stand between the label and the sum, on a phone and beside them where there is room. */
  before: number
  roomy: number
}

/** What the rows of a table come to, currency by currency. */
export const AmountSum = ({ label, amounts, before, roomy }: AmountSumProps) => (
  <tfoot>
    <SumRow>
      <NameCell className="sm:min-w-0">{label}</NameCell>
      {Array.from({ length: before }, (_none, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no name
        <Cell key={at} roomy={at >= before - roomy} />
      ))}
      <Cell numeric>
        <AmountList amounts={addUp(amounts)} />
      </Cell>
    </SumRow>
  </tfoot>
)

import type { WireMoney } from '#contract/core/money.ts'
import { addUp } from '#web/ui/lists/add-up.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, NameCell, SumRow } from '#web/ui/lists/data-cells.tsx'

type AmountSumProps = {
  label: string
  amounts: readonly WireMoney[]
  /** How many columns are between the label and the sum, in all, and how many of them only where there is room. */
  before: number
  roomy: number
}

/** The sums of a table's rows, by currency. */
export const AmountSum = ({ label, amounts, before, roomy }: AmountSumProps) => (
  <tfoot>
    <SumRow>
      <NameCell className="sm:min-w-0">{label}</NameCell>
      {Array.from({ length: before }, (_none, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty cells have no id
        <Cell key={at} roomy={at >= before - roomy} />
      ))}
      <Cell numeric>
        <AmountList amounts={addUp(amounts)} />
      </Cell>
    </SumRow>
  </tfoot>
)

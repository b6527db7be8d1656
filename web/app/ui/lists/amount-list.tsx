import type { WireMoney } from '#contract/core/money.ts'
import { classes } from '../classes.ts'
import { Price } from '../price.tsx'

type AmountListProps = { amounts: readonly WireMoney[]; none?: string | undefined; className?: string | undefined }

/** Amounts in several currencies, one below the other: they cannot be summed. */
export const AmountList = ({ amounts, none = 'Nothing', className }: AmountListProps) =>
  amounts.length === 0 ? (
    <span className="text-ink-3">{none}</span>
  ) : (
    amounts.map((amount) => <Price key={amount.currency} {...amount} exact className={classes('block', className)} />)
  )

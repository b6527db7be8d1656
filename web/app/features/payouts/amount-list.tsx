import type { WireMoney } from '#contract/core/money.ts'
import { Price } from '#web/ui/price.tsx'

type AmountListProps = { amounts: readonly WireMoney[]; none?: string | undefined; className?: string | undefined }

/** Amounts in several currencies, one below the other: they do not add up. */
export const AmountList = ({ amounts, none = 'Nothing', className }: AmountListProps) =>
  amounts.length === 0 ? (
    <span className="text-ink-3">{none}</span>
  ) : (
    amounts.map((amount) => (
      <span key={amount.currency} className="block">
        <Price {...amount} exact className={className} />
      </span>
    ))
  )

import type { WireMoney } from '#contract/core/money.ts'
import { Price } from '#web/ui/price.tsx'

/** Amounts of several currencies one below the other; a dash where there are none. */
export const MoneyList = ({ of, className }: { of: readonly WireMoney[]; className?: string }) =>
  of.length === 0 ? (
    <span className="text-ink-3">–</span>
  ) : (
    <span className="grid">
      {of.map((one) => (
        <Price key={one.currency} {...one} exact className={className} />
      ))}
    </span>
  )

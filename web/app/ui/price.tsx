import type { Currency } from '#contract/core/money.ts'
import { classes } from './classes.ts'
import { plainMoney } from './texts/plain-money.ts'
import { useServedLocale } from './use-visitor.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const shopLocale = 'en-US'
const formats = new Map<string, Intl.NumberFormat>()

type Format = Pick<Intl.NumberFormat, 'format'>

const formatFor = (locale: string, currency: Currency, exact: boolean): Format => {
  if (locale === shopLocale) return { format: (amount: number) => plainMoney(amount, currency, exact) }
  const key = `${locale} ${currency} ${exact}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger' })
  formats.set(key, made)
  return made
}

export type MoneyStyle = {
  locale?: string
  /** Always with decimals, as in sums and tables: $59.00. */
  exact?: boolean
}

/** Money as text, for labels, titles and charts. On screen use `Price`. */
export const formatMoney = (amount: number, currency: Currency, { locale = shopLocale, exact = false }: MoneyStyle = {}): string =>
  formatFor(locale, currency, exact)
    // Adding zero turns -0 into 0.
    .format(amount + 0)
    .replace('-', '\u2212')

/** Writes money in the visitor's format, for sentences and labels. */
export const useWriteMoney = (): ((amount: number, currency: Currency, exact?: boolean) => string) => {
  const locale = useServedLocale(shopLocale)
  return (amount, currency, exact = false) => formatMoney(amount, currency, { locale, exact })
}

export type PricePeriod = 'day' | 'week' | 'month' | 'quarter' | 'year'

type PriceProps = {
  amount: number
  currency: Currency
  /** The price before a discount; struck through when it is higher. */
  original?: number | undefined
  per?: PricePeriod | undefined
  /** Always with decimals, and 0 as a figure: for sums and tables. Otherwise $59 and "Free". */
  exact?: boolean | undefined
  /** The price before a discount on a line of its own: always, or only in a narrow container. */
  twoLines?: boolean | 'narrow' | undefined
  className?: string | undefined
}

/** The only place where money is shown. Where browser and server format an amount differently, the server's text stays. */
export const Price = ({ amount, currency, original, per, exact = false, twoLines = false, className }: PriceProps) => {
  const locale = useServedLocale(shopLocale)
  const isFree = amount === 0 && !exact
  const isReduced = original !== undefined && original > amount
  return (
    <span className={classes('figures soft:font-semibold whitespace-nowrap', className)}>
      {isReduced && (
        <>
          <VisuallyHidden>Before </VisuallyHidden>
          <s className={classes('text-[0.8em] font-normal text-ink-3', twoLines !== true && 'mr-[0.4em]')} suppressHydrationWarning>
            {formatMoney(original, currency, { locale, exact })}
          </s>
          {twoLines && <br className={twoLines === 'narrow' ? '@3xs:hidden' : undefined} />}
          <VisuallyHidden>now </VisuallyHidden>
        </>
      )}
      <span className={isReduced ? 'text-accent-text' : undefined} suppressHydrationWarning>
        {isFree ? 'Free' : formatMoney(amount, currency, { locale, exact })}
      </span>
      {per && !isFree && <span className="text-[0.75em] font-normal text-ink-3"> / {per}</span>}
    </span>
  )
}

import { type Currency, currencyRules } from '#contract/core/currencies.ts'

/**
 * Money in American format, in which the server writes it for everybody. Intl gives the same text, but takes longer to load on a phone than
 * starting the page.
 */
export const plainMoney = (amount: number, currency: Currency, exact: boolean): string => {
  const rules = currencyRules[currency]
  const [whole = '', part] = Math.abs(amount).toFixed(rules.decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const decimals = part === undefined || (!exact && Number(part) === 0) ? '' : `.${part}`
  return `${amount < 0 ? '-' : ''}${rules.prefix}${grouped}${decimals}`
}

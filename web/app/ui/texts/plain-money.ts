import { type Currency, currencyRules } from '#contract/core/currencies.ts'

/**
 * Money as Americans write it, which is how the server writes it for everybody. Intl says the same, but a phone takes longer
 * to load it than to bring a page to life.
 */
export const plainMoney = (amount: number, currency: Currency, exact: boolean): string => {
  const rules = currencyRules[currency]
  const [whole = '', part] = Math.abs(amount).toFixed(rules.decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const decimals = part === undefined || (!exact && Number(part) === 0) ? '' : `.${part}`
  return `${amount < 0 ? '-' : ''}${rules.prefix}${grouped}${decimals}`
}

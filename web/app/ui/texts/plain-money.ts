import { type Currency, decimalsOf } from '#contract/core/money.ts'

const signs: Partial<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$', AUD: 'A$', JPY: '¥' }

/**
 * Money as Americans write it, which is how the server writes it for everybody. Intl says the same, but a phone takes longer
 * to load it than to bring a page to life.
 */
export const plainMoney = (amount: number, currency: Currency, exact: boolean): string => {
  const [whole = '', part] = Math.abs(amount).toFixed(decimalsOf(currency)).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const decimals = part === undefined || (!exact && Number(part) === 0) ? '' : `.${part}`
  return `${amount < 0 ? '-' : ''}${signs[currency] ?? `${currency}\u00a0`}${grouped}${decimals}`
}

import { type Currency, defaultCurrency } from '#contract/core/money.ts'

const list = new Intl.ListFormat('en-GB')

/** Which currencies have amounts of their own, in a sentence or two. */
export const setCurrenciesText = (all: readonly Currency[], isSet: (currency: Currency) => boolean): string => {
  const set = all.filter(isSet)
  const converted = all.filter((currency) => !isSet(currency))
  if (set.length === 0) return `All are converted from ${defaultCurrency}`
  if (converted.length === 0) return 'All are set'
  const verb = set.length === 1 ? 'is' : 'are'
  return `${list.format(set)} ${verb} set. ${converted.length === 1 ? `${converted[0]} is` : 'The rest are'} converted.`
}

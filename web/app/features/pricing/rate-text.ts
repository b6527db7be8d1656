import { type Currency, currencies, defaultCurrency } from '#contract/core/money.ts'
import type { ExchangeRate, TaxRuleRow } from '#contract/pricing/rates.ts'

/** The rates of each day, in the order of the shop's currencies; a currency without a rate on a day keeps its earlier one. */
export const ratesByDay = (items: readonly ExchangeRate[]): { day: string; rates: Map<Currency, number> }[] =>
  [...Map.groupBy(items, ({ validFrom }) => validFrom)]
    .map(([day, rates]) => ({ day, rates: new Map(rates.map(({ currency, perUsd }) => [currency, perUsd] as const)) }))
    .toSorted((one, other) => other.day.localeCompare(one.day))

/** All but the US dollar, which the others are rated against. */
export const ratedCurrencies: readonly Currency[] = currencies.filter((currency) => currency !== defaultCurrency)

/** A typed number, with a point or a comma; undefined for an empty field. */
export const readRate = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? undefined : Number(plain)
}

export type TaxRulesOfPlace = { country: string; rules: TaxRuleRow[]; now: TaxRuleRow | undefined }

/** The tax rates of each place, newest first, and the one that applies today. */
export const rulesByPlace = (rules: readonly TaxRuleRow[], today: string): TaxRulesOfPlace[] =>
  [...Map.groupBy(rules, ({ country }) => country)].map(([country, own]) => {
    const dated = own.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))
    return { country, rules: dated, now: dated.find(({ validFrom }) => validFrom <= today) }
  })

/** Places with a tax of their own, although they belong to or border on a country with another one. */
export const specialPlaces: Readonly<Record<string, string>> = {
  IC: 'Outside the EU’s VAT, unlike Spain',
  AX: 'Outside the EU’s VAT, unlike Finland',
  MC: 'Taxed as France',
  IM: 'Taxed as the United Kingdom',
  LI: 'Taxed as Switzerland',
}

export const modeText: Record<TaxRuleRow['mode'], string> = { Inclusive: 'in the price', Exclusive: 'on top' }

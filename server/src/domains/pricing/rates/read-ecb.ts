import { XMLParser } from 'fast-xml-parser'
import { type Currency, currencies } from '#contract/core/money.ts'

type Node = { readonly [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => name === 'Cube',
})

const cubesOf = (node: unknown): Node[] => ((node as Node | undefined)?.Cube as Node[] | undefined) ?? []

export type DayRates = { validFrom: string; rates: Partial<Record<Currency, number>> }

const asRate = (value: unknown): number | undefined => {
  const rate = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0
  return rate > 0 ? rate : undefined
}

/** The published file of the European Central Bank: units per euro, for a day. Converted to units per US dollar. */
export const readEcb = (text: string): DayRates => {
  const outer = cubesOf((parser.parse(text, true) as Node)['gesmes:Envelope'])[0]
  const [day] = cubesOf(outer)
  const validFrom = day?.time
  const perEuro = new Map(cubesOf(day).map(({ currency, rate }) => [currency, asRate(rate)]))
  const dollars = perEuro.get('USD')
  if (typeof validFrom !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(validFrom) || !dollars) throw new Error('These are no rates of the ECB')
  perEuro.set('EUR', 1)
  const rates: Partial<Record<Currency, number>> = {}
  for (const currency of currencies) {
    const rate = perEuro.get(currency)
    if (rate) rates[currency] = Number((rate / dollars).toPrecision(10))
  }
  return { validFrom, rates }
}

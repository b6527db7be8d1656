import { z } from 'zod'
import { isCountry } from '../core/countries.ts'
import { currencies, currency } from '../core/money.ts'
import { route } from '../core/route.ts'

/** Exchange rates and tax rates: each has a first day, and is never changed once that day has come. */

const mayRead = { staff: 'platform', level: 'read' } as const
const mayWrite = { staff: 'platform', level: 'write' } as const

const exchangeRate = z.object({ currency, validFrom: z.iso.date(), perUsd: z.number() })
export type ExchangeRate = z.infer<typeof exchangeRate>

export const listExchangeRates = route({
  name: 'listExchangeRates',
  method: 'GET',
  path: '/api/admin/exchange-rates',
  summary: 'The exchange rates of the last ninety days that have any, and future ones, the newest day first',
  access: mayRead,
  answers: { 200: z.object({ isFetched: z.boolean(), items: z.array(exchangeRate) }) },
})

const perUsd = z.number({ error: 'Enter a number' }).positive('Enter a number above 0').max(1_000_000, 'Enter a smaller number')

export const exchangeRatesForm = z.object({
  validFrom: z.iso.date('Choose a day'),
  /** Units for one US dollar; currencies that are left out stay unchanged. */
  rates: z.partialRecord(z.enum(currencies), perUsd).refine((rates) => Object.keys(rates).length > 0, 'Enter at least one rate'),
})

export const addExchangeRates = route({
  name: 'addExchangeRates',
  method: 'POST',
  path: '/api/admin/exchange-rates',
  summary: 'Adds rates from a day on, today at the earliest',
  access: mayWrite,
  body: exchangeRatesForm,
  answers: { 201: null },
})

const taxRule = z.object({ country: z.string(), validFrom: z.iso.date(), mode: z.enum(['Inclusive', 'Exclusive']), rate: z.number() })
export type TaxRuleRow = z.infer<typeof taxRule>

/** Countries, and the Canary Islands, which have their own tax. */
const taxCountry = z
  .string()
  .length(2, 'Choose a country')
  .refine((code) => code === 'IC' || isCountry(code), 'Choose a country')

export const listTaxRules = route({
  name: 'listTaxRules',
  method: 'GET',
  path: '/api/admin/tax-rates',
  summary: 'Every tax rate, by country, the newest first',
  access: mayRead,
  answers: { 200: z.array(taxRule) },
})

export const taxRuleForm = z.object({
  country: taxCountry,
  validFrom: z.iso.date('Choose a day'),
  mode: z.enum(['Inclusive', 'Exclusive']),
  rate: z.number({ error: 'Enter a rate' }).min(0, 'Enter a rate from 0%').max(0.5, 'Enter a rate up to 50%'),
})

export const addTaxRule = route({
  name: 'addTaxRule',
  method: 'POST',
  path: '/api/admin/tax-rates',
  summary: 'Adds the rate of a country from a day on, tomorrow at the earliest',
  access: mayWrite,
  body: taxRuleForm,
  answers: { 201: null },
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes, isInEu } from '../core/countries.ts'
import { hasTaxIds, judgeTaxId, taxIdMessage } from './tax-id.ts'
import { schemes } from './tax-ids/schemes.ts'

/** Real numbers, published by companies and tax offices. */
const published: Record<string, string[]> = {
  AT: ['ATU13585627', 'U37675002'],
  BE: ['BE0428759497', 'BE 0403.170.701', 'BE0202239951'],
  BG: ['BG175074752', 'BG7523169263', 'BG7111042925'],
  CH: ['CHE-107.787.577 IVA', 'CHE-116.281.710 MWST', 'CHE107787577TVA'],
  CY: ['CY-10259033P'],
  CZ: ['CZ 25123891', 'CZ7103192745', 'CZ640903926'],
  DE: ['DE 136.695.976', 'DE811569869', '129273398'],
  DK: ['DK 13585628', 'DK24256790'],
  EE: ['EE 100 931 558', 'EE100594102'],
  ES: ['ESB-58378431', 'ES54362315K', 'ESX2482300W', 'ESA28015865'],
  FI: ['FI- 2077474-0', 'FI01120389'],
  FR: ['Fr 40 303 265 045', 'FR23334175221', 'K7399859412', 'FR4Z123456782'],
  GB: ['GB 980 7806 84', 'GB220430231', 'GBGD001', 'GBHA500', 'XI980780684'],
  GR: ['EL 094259216', 'GR 094014201', '094259216'],
  HR: ['HR 33392005961', 'HR81793146560'],
  HU: ['HU-12892312', 'HU10773381'],
  IE: ['IE 6433435F', 'IE 6433435OA', 'IE8D79739I', 'IE6388047V', 'IE9825613N'],
  IT: ['IT 00743110157', 'IT00159560366'],
  LT: ['LT119511515', 'LT 100001919017', 'LT100004801610'],
  LU: ['LU 150 274 42', 'LU20260743'],
  LV: ['LV 4000 3521 600', 'LV 161175-19997'],
  MT: ['MT 1167-9112'],
  NL: ['NL 0044.95.445.B01', 'NL002455799B11', 'NL 1234.56.789.B13'],
  NO: ['NO 995 525 828 MVA', '923 609 016 MVA', 'NO974760673MVA'],
  PL: ['PL 8567346215', 'PL5260001246'],
  PT: ['PT 501 964 843', 'PT500697256'],
  RO: ['RO 185 472 90', 'RO1590082'],
  SE: ['SE 556703-7485-01', 'SE556012579001'],
  SI: ['SI 5022 3054'],
  SK: ['SK 202 274 96 19'],
}

test('every EU country, the United Kingdom, Norway and Switzerland has a scheme with a valid example', () => {
  for (const country of [...countryCodes.filter(isInEu), 'GB', 'NO', 'CH']) {
    expect(judgeTaxId(country, schemes[country]?.example ?? '')).toMatchObject({ valid: true })
    expect(published[country]?.length).toBeGreaterThan(0)
  }
  expect(Object.keys(schemes)).toHaveLength(30)
})

test.each(Object.entries(published))('%s: numbers in use are valid, however they are written', (country, numbers) => {
  for (const number of numbers) expect([number, judgeTaxId(country, number)]).toMatchObject([number, { valid: true }])
})

test('a number is formatted as on an invoice', () => {
  expect(judgeTaxId('DE', '136 695 976')).toEqual({ valid: true, number: 'DE136695976' })
  expect(judgeTaxId('GR', 'GR094259216')).toEqual({ valid: true, number: 'EL094259216' })
  expect(judgeTaxId('GB', 'xi 980780684')).toEqual({ valid: true, number: 'XI980780684' })
  expect(judgeTaxId('CH', 'che-107.787.577 mwst')).toEqual({ valid: true, number: 'CHE107787577MWST' })
})

test.each([
  ['DE', 'DE136695978', 'checksum'],
  ['DE', 'FR40303265045', 'form'],
  ['DE', '', 'form'],
  ['NO', '995525828', 'form'],
  ['CH', 'CHE107787577', 'form'],
  ['IT', 'IT00743990157', 'checksum'],
  ['GB', 'GBGD501', 'checksum'],
  ['US', '12-3456789', 'no-such-scheme'],
  ['__proto__', '1', 'no-such-scheme'],
])('%s %s is invalid: %s', (country, number, because) => {
  expect(judgeTaxId(country, number)).toEqual({ valid: false, because })
  expect(taxIdMessage(country, because as 'form')).toMatch(/[a-z]/)
})

test('countries without a scheme have no tax id', () => {
  expect(hasTaxIds('DE')).toBe(true)
  expect(hasTaxIds('US')).toBe(false)
  expect(hasTaxIds('constructor')).toBe(false)
})

/** These detect every single wrong digit; the others are known to miss a few. */
const catchAll = ['AT', 'BE', 'CH', 'DE', 'DK', 'EE', 'FI', 'HR', 'HU', 'IT', 'LU', 'NO', 'SE']
const cases = catchAll.flatMap((country) => (published[country] ?? []).map((number) => ({ country, number })))

test('a single wrong digit is detected at any position', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cases), fc.nat(), fc.integer({ min: 1, max: 9 }), ({ country, number }, at, by) => {
      const indexes = [...number].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []))
      const index = indexes[at % indexes.length] ?? 0
      const wrong = `${number.slice(0, index)}${(Number(number[index]) + by) % 10}${number.slice(index + 1)}`
      expect(judgeTaxId(country, wrong).valid).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('any input gets an answer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(schemes)), fc.string({ unit: 'binary' }), (country, text) => void judgeTaxId(country, text)),
  )
})

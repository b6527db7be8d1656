import { isEstonian, isLatvian, isLithuanian } from './baltic.ts'
import { isBulgarian } from './bulgarian.ts'
import { digitsOf, isMod11And10, luhn, remainder, weigh } from './checksums.ts'
import { isCzech } from './czech.ts'
import { isFrench } from './french.ts'
import { isIrish } from './irish.ts'
import { isSpanish } from './spanish.ts'

/** A country's numbering of businesses: its prefix, its form and its check. */
export type Scheme = {
  /** The prefixes on invoices; the first is the usual one. */
  prefixes: readonly string[]
  /** The rest, without spaces, dots and dashes. */
  form: RegExp
  example: string
  isRight(text: string): boolean
}

const scheme = (prefix: string, form: RegExp, example: string, isRight: Scheme['isRight']): Scheme => ({
  prefixes: prefix.split(' '),
  form,
  example,
  isRight,
})

const dividesBy = (by: number, weights: readonly number[]) => (text: string) => weigh(text, weights) % by === 0

const isAustrian = (text: string): boolean => (luhn(text.slice(1, 8)) + Number(text[8]) + 4) % 10 === 0

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
const isCypriot = (text: string): boolean => {
  const sum = digitsOf(text.slice(0, 8)).reduce((total, digit, index) => total + (index % 2 === 0 ? (cypriotOdd[digit] ?? 0) : digit), 0)
  return !text.startsWith('12') && 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[sum % 26] === text[8]
}

/** Letters count as 10 to 35, as in an IBAN. Sole traders have had such numbers since 2020; companies use the older check. */
const isDutch = (text: string): boolean =>
  weigh(text, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || remainder(`2321${text.replace('B', '11')}`, 97) === 1

const isItalian = (text: string): boolean => {
  const office = Number(text.slice(7, 10))
  const isOffice = (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office)
  return isOffice && !text.startsWith('0000000') && luhn(text) === 0
}

const isRomanian = (text: string): boolean =>
  ((weigh(text.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(text.at(-1))

const isGreek = (text: string): boolean => (weigh(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(text[8])

const isPortuguese = (text: string): boolean => ((11 - (weigh(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(text[8])

const isSlovenian = (text: string): boolean => {
  const check = 11 - (weigh(text, [8, 7, 6, 5, 4, 3, 2]) % 11)
  return check !== 11 && check % 10 === Number(text[7])
}

const isSwedish = (text: string): boolean => luhn(text.slice(0, 10)) === 0

/** Numbers issued since 2009 have a remainder of 42 or 55 instead of 0. Departments (GD) and health authorities (HA) have a range each. */
const isBritish = (text: string): boolean => {
  if (text.startsWith('GD')) return Number(text.slice(2)) < 500
  if (text.startsWith('HA')) return Number(text.slice(2)) >= 500
  const rest = weigh(text, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
  return Number(text.slice(0, 3)) >= 100 ? [0, 42, 55].includes(rest) : rest === 0
}

/**
 * By the country of the address. Greece writes EL; Northern Ireland writes XI for goods traded with the EU, but its services are British.
 */
export const schemes: Readonly<Record<string, Scheme>> = {
  AT: scheme('AT', /^U\d{8}$/, 'ATU13585627', isAustrian),
  BE: scheme('BE', /^[01]\d{9}$/, 'BE0428759497', (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))),
  BG: scheme('BG', /^\d{9,10}$/, 'BG175074752', isBulgarian),
  CH: scheme('CHE', /^\d{9}(?:MWST|TVA|IVA)$/, 'CHE-107.787.577 MWST', dividesBy(11, [5, 4, 3, 2, 7, 6, 5, 4, 1])),
  CY: scheme('CY', /^\d{8}[A-Z]$/, 'CY10259033P', isCypriot),
  CZ: scheme('CZ', /^\d{8,10}$/, 'CZ25123891', isCzech),
  DE: scheme('DE', /^[1-9]\d{8}$/, 'DE136695976', isMod11And10),
  DK: scheme('DK', /^[1-9]\d{7}$/, 'DK13585628', dividesBy(11, [2, 7, 6, 5, 4, 3, 2, 1])),
  EE: scheme('EE', /^\d{9}$/, 'EE100594102', isEstonian),
  ES: scheme('ES', /^(?:[A-HJNPQRSUVW]\d{7}[0-9A-J]|[KLMXYZ]\d{7}[A-Z]|\d{8}[A-Z])$/, 'ESB58378431', isSpanish),
  FI: scheme('FI', /^\d{8}$/, 'FI20774740', dividesBy(11, [7, 9, 10, 5, 8, 4, 2, 1])),
  FR: scheme('FR', /^[0-9A-HJ-NP-Z]{2}\d{9}$/, 'FR40303265045', isFrench),
  GB: scheme('GB XI', /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, 'GB980780684', isBritish),
  GR: scheme('EL GR', /^\d{9}$/, 'EL094259216', isGreek),
  HR: scheme('HR', /^\d{11}$/, 'HR33392005961', isMod11And10),
  HU: scheme('HU', /^\d{8}$/, 'HU12892312', dividesBy(10, [9, 7, 3, 1, 9, 7, 3, 1])),
  IE: scheme('IE', /^(?:\d{7}[A-W][A-IW]?|[79][A-Z+*]\d{5}[A-W]|\d[A-Z+*]\d{5}[A-W])$/, 'IE6433435F', isIrish),
  IT: scheme('IT', /^\d{11}$/, 'IT00743110157', isItalian),
  LT: scheme('LT', /^(?:\d{7}1\d|\d{10}1\d)$/, 'LT119511515', isLithuanian),
  LU: scheme('LU', /^\d{8}$/, 'LU15027442', (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6))),
  LV: scheme('LV', /^\d{11}$/, 'LV40003521600', isLatvian),
  MT: scheme('MT', /^[1-9]\d{7}$/, 'MT11679112', dividesBy(37, [3, 4, 6, 7, 8, 9, 10, 1])),
  NL: scheme('NL', /^\d{9}B\d{2}$/, 'NL004495445B01', isDutch),
  NO: scheme('NO', /^[89]\d{8}MVA$/, 'NO995525828MVA', dividesBy(11, [3, 2, 7, 6, 5, 4, 3, 2, 1])),
  PL: scheme('PL', /^\d{10}$/, 'PL8567346215', dividesBy(11, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1])),
  PT: scheme('PT', /^[1-9]\d{8}$/, 'PT501964843', isPortuguese),
  RO: scheme('RO', /^[1-9]\d{1,9}$/, 'RO18547290', isRomanian),
  SE: scheme('SE', /^\d{10}01$/, 'SE556703748501', isSwedish),
  SI: scheme('SI', /^[1-9]\d{7}$/, 'SI50223054', isSlovenian),
  SK: scheme('SK', /^[1-9]\d[2-47-9]\d{7}$/, 'SK2022749619', (text) => remainder(text, 11) === 0),
}

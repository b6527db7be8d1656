import type { SaleRow } from '#contract/sales.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const statusWords: Record<SaleRow['status'], string> = {
  Completed: 'Completed',
  PartiallyRefunded: 'Partly refunded',
  Refunded: 'Refunded',
  Disputed: 'Disputed',
}

export const statusTones: Record<SaleRow['status'], ChipTone> = {
  Completed: 'ok',
  PartiallyRefunded: 'warn',
  Refunded: 'plain',
  Disputed: 'bad',
}

const utmLabels: Readonly<Record<string, string>> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
}

/** Where the buyer came from: the known marks first, by their names. */
export const utmFacts = (utm: Readonly<Record<string, string>>): { term: string; detail: string }[] => {
  const known = Object.keys(utmLabels).filter((name) => utm[name])
  const others = Object.keys(utm).filter((name) => !(name in utmLabels) && utm[name])
  return [...known, ...others].map((name) => ({ term: utmLabels[name] ?? name, detail: utm[name] ?? '' }))
}

import type { StaffCreator } from '#contract/creators/staff-creators.ts'

/** Accepts what people type: 12, 12.5 or 12,5, with or without the sign. */
export const readRate = (typed: string): number | undefined => {
  const plain = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * 100) / 10_000
}

export const rateText = (rate: number | null, percent: (fraction: number) => string): string =>
  rate === null ? 'Standard: 15%, or 8% through their own link' : percent(rate)

type Fees = Pick<StaffCreator, 'fees' | 'today'>

/** The current rate: the last of those that have begun. */
export const currentFee = ({ fees, today }: Fees) => fees.find(({ validFrom }) => validFrom <= today)

/** The rate of the day before: removing a planned rate returns to it. */
export const rateBefore = ({ fees }: Pick<StaffCreator, 'fees'>, day: string): number | null =>
  fees.find(({ validFrom }) => validFrom < day)?.rate ?? null

/** The rate of a day: undoing another one set for that day returns to it. */
export const rateOn = ({ fees }: Pick<StaffCreator, 'fees'>, day: string): number | null =>
  fees.find(({ validFrom }) => validFrom <= day)?.rate ?? null

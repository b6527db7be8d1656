/** 25% is 0.25 in the API; one decimal is precise enough. */
export const toPercent = (fraction: number): number => Math.round(fraction * 1000) / 10
export const fromPercent = (percent: number): number => Math.round(percent * 10) / 1000

/** Reads 25 and 12.5, with a point or a comma. */
export const readPercent = (text: string): number | undefined => {
  const plain = text.trim().replace(/%$/, '').trim().replace(',', '.')
  return /^\d{1,3}(\.\d)?$/.test(plain) && Number(plain) > 0 && Number(plain) <= 100 ? Number(plain) : undefined
}

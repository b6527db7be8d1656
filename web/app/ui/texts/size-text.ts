import type { WriteCount } from './count.tsx'

/** The size of a file, in units of 1000 as operating systems show it: 118 MB, 1.9 GB or 1,9 GB. On screen by itself, use `Size`. */
export const sizeText = (bytes: number, write: WriteCount): string => {
  const units = ['B', 'KB', 'MB', 'GB'] as const
  let amount = bytes
  let index = 0
  // Rounded first: 999.6 KB is 1 MB, not 1000 KB.
  while (index < units.length - 1 && Math.round(amount) >= 1000) {
    amount /= 1000
    index += 1
  }
  const shown = index > 0 && amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount)
  return `${write(shown)} ${units[index]}`
}

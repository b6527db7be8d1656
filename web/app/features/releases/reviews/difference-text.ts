import type { BuildDifference } from '#contract/releases/reviews.ts'
import type { WriteCount } from '#web/ui/texts/count.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'

export const countOf = (count: number, one: string, many: string, write: WriteCount): string =>
  `${write(count)} ${count === 1 ? one : many}`

/** How the size of a file changed since the last approved release: "118 MB, was 102 MB in 2.3.0 (+16%)". */
export const sizeChange = (before: BuildDifference['before'], now: number | null, write: WriteCount): string => {
  if (now === null) return before ? `no longer there, was ${sizeText(before.size, write)} in ${before.version}` : 'no file'
  if (!before) return `${sizeText(now, write)}, new`
  if (now === before.size) return `${sizeText(now, write)}, as in ${before.version}`
  const percent = before.size > 0 ? Math.round(((now - before.size) / before.size) * 100) : 100
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${sizeText(now, write)}, was ${sizeText(before.size, write)} in ${before.version} (${sign}${Math.abs(percent)}%)`
}

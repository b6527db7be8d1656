import { useServedLocale } from '../use-visitor.ts'

export type WriteCount = (count: number) => string

/** Writes whole numbers in the visitor's format, for sentences and labels: 12,000 or 12.000. On screen by itself, use `Count`. */
export const useWriteCount = (): WriteCount => {
  const locale = useServedLocale('en')
  return (count) => count.toLocaleString(locale)
}

/** A whole number in the visitor's format. */
export const Count = ({ of }: { of: number }) => <span suppressHydrationWarning>{useWriteCount()(of)}</span>

import { percentText } from '#contract/pricing/percent-text.ts'
import { useWriteCount } from './count.tsx'

/** Writes fractions as percentages in the visitor's format, for sentences and labels: 25.5% or 25,5%. On screen by itself, use `Percent`. */
export const useWritePercent = (): ((fraction: number) => string) => {
  const write = useWriteCount()
  return (fraction) => percentText(fraction, write)
}

/** A fraction as a percentage in the visitor's format. */
export const Percent = ({ of }: { of: number }) => <span suppressHydrationWarning>{useWritePercent()(of)}</span>

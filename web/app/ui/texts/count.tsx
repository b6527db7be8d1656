import { useServedLocale } from '../use-visitor.ts'

/** A whole number in the reader's format: 12,000 or 12.000. */
export const Count = ({ of }: { of: number }) => <span suppressHydrationWarning>{of.toLocaleString(useServedLocale('en'))}</span>

import { agoText, type InstantStyle, instantText } from './instant-text.ts'
import { useIsAlive, useLocale } from './use-visitor.ts'

type InstantProps = {
  /** An instant: an ISO string with its zone, or a date. */
  at: string | Date
  show?: InstantStyle | undefined
  className?: string | undefined
}

/** A moment in the visitor's words and zone, the exact one on hover. The server writes it in UTC, so both sides agree at first. */
export const Instant = ({ at, show = 'date', className }: InstantProps) => {
  const locale = useLocale('en-GB')
  const isAlive = useIsAlive()
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return null

  const zone = isAlive ? undefined : 'UTC'
  const text =
    show === 'ago'
      ? isAlive
        ? agoText(instant, new Date(), locale)
        : instantText(instant, 'date', locale, zone)
      : instantText(instant, show, locale, zone)
  return (
    <time dateTime={instant.toISOString()} title={instantText(instant, 'exact', locale, zone)} className={className}>
      {text}
    </time>
  )
}

import { useState } from 'react'
import { useFirstLook, useIsAlive, useLocale } from '../use-visitor.ts'
import { agoText, type InstantStyle, instantText, servedText } from './instant-text.ts'

type InstantProps = {
  /** An instant: an ISO string with its zone, or a date. */
  at: string | Date
  show?: InstantStyle | undefined
  className?: string | undefined
}

/**
 * A moment in the visitor’s format and time zone, the exact one on hover; a relative time in English, like the site. The server writes it in
 * UTC, so that both sides agree at first; where browser and server format a language differently, the server’s text stays.
 */
export const Instant = ({ at, show = 'date', className }: InstantProps) => {
  const locale = useLocale('en-GB')
  const isAlive = useIsAlive()
  const firstLook = useFirstLook()
  const [exact, setExact] = useState<string>()
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return null

  const textOf = (): string => {
    if (!isAlive) return servedText(instant, show, firstLook)
    return show === 'ago' ? agoText(instant, new Date(), locale) : instantText(instant, show, locale)
  }
  return (
    <time
      dateTime={instant.toISOString()}
      title={exact}
      onPointerEnter={() => setExact(instantText(instant, 'exact', locale))}
      className={className}
      suppressHydrationWarning
    >
      {textOf()}
    </time>
  )
}

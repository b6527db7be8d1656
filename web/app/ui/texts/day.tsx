import { useFirstLook, useIsAlive, useLocale } from '../use-visitor.ts'
import { instantText, servedText } from './instant-text.ts'

/** A day of the ledger. It is the same day in every time zone. */
export const Day = ({ day }: { day: string }) => {
  const at = new Date(`${day}T00:00:00Z`)
  const locale = useLocale('en-GB')
  const isAlive = useIsAlive()
  const firstLook = useFirstLook()
  return (
    <time dateTime={day} suppressHydrationWarning>
      {isAlive ? instantText(at, 'date', locale, 'UTC') : servedText(at, 'date', firstLook)}
    </time>
  )
}

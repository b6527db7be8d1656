import { useIsAlive, useLocale } from '../use-visitor.ts'
import { instantText, plainText } from './instant-text.ts'

/** A day of the books. It is the same day for everybody, wherever they are. */
export const Day = ({ day }: { day: string }) => {
  const at = new Date(`${day}T00:00:00Z`)
  const locale = useLocale('en-GB')
  return <time dateTime={day}>{useIsAlive() ? instantText(at, 'date', locale, 'UTC') : plainText(at, 'date')}</time>
}

import { instantText } from '#web/ui/texts/instant-text.ts'
import { useLocale } from '#web/ui/use-visitor.ts'

/** A day, not an instant: it is the same one in every time zone. */
export const UpdatedOn = ({ date, className }: { date: string; className?: string }) => (
  <time dateTime={date} className={className}>
    {instantText(new Date(date), 'date', useLocale('en-GB'), 'UTC')}
  </time>
)

import type { FirstLook } from '../use-visitor.ts'

export type InstantStyle = 'date' | 'moment' | 'ago'

const styles = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** 6:28 PM, on a 12-hour clock. */
  americanMoment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  exact: { dateStyle: 'full', timeStyle: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Creating a formatter takes a hundred times as long as using it. There are few: one for each style, language and time zone. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatFor = (style: keyof typeof styles, locale: string, timeZone: string | undefined): Intl.DateTimeFormat => {
  const key = `${style} ${locale} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, timeZone === undefined ? styles[style] : { ...styles[style], timeZone })
  formats.set(key, made)
  return made
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/**
 * In British English and in UTC, as the server writes it. Intl gives the same text, but takes longer to load on a phone than starting the
 * page.
 */
export const plainText = (at: Date, style: InstantStyle): string => {
  const date = `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
  return style === 'moment' ? `${date}, ${at.toISOString().slice(11, 16)}` : date
}

/** The same for American dates, in the visitor's time zone or in UTC. */
const americanDate = (at: Date, isUtc: boolean): string =>
  isUtc
    ? `${months[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`
    : `${months[at.getMonth()]?.slice(0, 3)} ${at.getDate()}, ${at.getFullYear()}`

export const instantText = (at: Date, style: keyof typeof styles, locale: string, timeZone?: string): string =>
  locale === 'en-US' && style === 'date' && (timeZone ?? 'UTC') === 'UTC'
    ? americanDate(at, timeZone === 'UTC')
    : formatFor(locale === 'en-US' && style === 'moment' ? 'americanMoment' : style, locale, timeZone).format(at)

const minute = 60
const hour = 60 * minute
const day = 24 * hour

// English like the sentences around it ("last seen 18 days ago"), unlike dates, which need no sentence.
const relative = (count: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
  new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(count, unit)

/** "12 minutes ago" within a month of now, a date beyond it, in the format of `locale`. */
export const agoText = (at: Date, now: Date, locale: string, timeZone?: 'UTC'): string => {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000)
  const distance = Math.abs(seconds)
  if (distance >= 30 * day) return instantText(at, 'date', locale, timeZone)
  if (distance < minute) return relative(0, 'second')
  if (distance < hour) return relative(Math.trunc(seconds / minute), 'minute')
  if (distance < day) return relative(Math.trunc(seconds / hour), 'hour')
  return relative(Math.trunc(seconds / day), 'day')
}

/** The server's text for a user whose language it knows; their time zone it does not. */
export const servedText = (at: Date, style: InstantStyle, { locale, at: now }: FirstLook): string => {
  if (!locale || !now) return plainText(at, style)
  return style === 'ago' ? agoText(at, new Date(now), locale, 'UTC') : instantText(at, style, locale, 'UTC')
}

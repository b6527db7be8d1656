const utc = { timeZone: 'UTC' } as const
const day = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { ...utc, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `15 November 2026, 07:30 UTC`: a mail is read anywhere, so it names the clock it goes by. */
export const writeMoment = (at: string): string => {
  const moment = new Date(at)
  return `${day.format(moment)}, ${time.format(moment)} UTC`
}

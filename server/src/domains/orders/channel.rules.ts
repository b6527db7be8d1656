import { lineId } from './line-id.ts'
import type { WantedLine } from './orders.tables.ts'

type Channel = WantedLine['channel']

/**
 * A line keeps the channel it came through for as long as it stands in the cart. What was put in on the creator's own site stays
 * so when the cart is changed at the root, where nobody can say by themselves that they came from there.
 */
export const keepPartnerChannel = (wanted: readonly WantedLine[], before: readonly WantedLine[]): WantedLine[] => {
  if (before.length === 0) return [...wanted]
  const fromSite = new Set(before.filter(({ channel }) => channel === 'Site').map(lineId))
  return wanted.map((line) => (fromSite.has(lineId(line)) ? { ...line, channel: 'Site' } : line))
}

/** The channel of a line that is said in a call: the one it has, or, where it is new, the one it comes through now. */
export const channelOf = (line: Parameters<typeof lineId>[0], before: readonly WantedLine[], now: Channel): Channel => {
  const known = before.find((one) => lineId(one) === lineId(line))
  return known ? known.channel : now
}

import { lineId } from '#contract/orders/line-id.ts'
import type { WantedLine } from './orders.tables.ts'

type Channel = WantedLine['channel']

/**
 * A line keeps its channel for as long as it is in the cart. What was added on the creator's own site keeps that channel
 * when the cart is changed at the root, where no caller can claim it.
 */
export const keepPartnerChannel = (wanted: readonly WantedLine[], before: readonly WantedLine[]): WantedLine[] => {
  if (before.length === 0) return [...wanted]
  const fromSite = new Set(before.filter(({ channel }) => channel === 'Site').map(lineId))
  return wanted.map((line) => (fromSite.has(lineId(line)) ? { ...line, channel: 'Site' } : line))
}

/** The channel of a line in a call: the one it has, or for a new line the one of the call. */
export const channelOf = (line: Parameters<typeof lineId>[0], before: readonly WantedLine[], now: Channel): Channel => {
  const known = before.find((one) => lineId(one) === lineId(line))
  return known ? known.channel : now
}

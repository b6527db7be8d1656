import { createHash } from 'node:crypto'

/** A UUID (version 8, custom) derived from a name, so that the shop is the same on every machine. */
export const stableUuid = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

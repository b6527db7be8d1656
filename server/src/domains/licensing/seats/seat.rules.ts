import type { licenseHindrances } from '#contract/licensing/activation-requests.ts'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'

export type Seat = { activationId: string; signature: string; isActive: boolean; method: ActivationMethod }

export type SeatedLicense = {
  id: string
  seats: number
  offlineActivation: boolean
  expiresAt: Date | null
  createdAt: Date
  /** Every device it ever had. */
  devices: readonly Seat[]
}

type Hindrance = (typeof licenseHindrances)[number]

/** The license for the device, and the row it had before. */
export type SeatVerdict = { fits: true; licenseId: string; known: Seat | undefined } | { fits: false; because: Hindrance }

export const seatsTaken = ({ devices }: Pick<SeatedLicense, 'devices'>): number => devices.filter(({ isActive }) => isActive).length

const end = ({ expiresAt }: SeatedLicense): number => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY

/** The longest-lasting first, then the oldest: a seat that stays is worth more than one that ends. */
const byWorth = (one: SeatedLicense, other: SeatedLicense): number => {
  if (end(one) !== end(other)) return end(one) > end(other) ? -1 : 1
  return one.createdAt.getTime() - other.createdAt.getTime()
}

/**
 * Of the valid licenses, the one for this device: where it holds a seat already, else where it had one that is free
 * again, else where any seat is free. The same device never takes a second seat.
 */
export const chooseSeat = (licenses: readonly SeatedLicense[], signature: string, method: ActivationMethod): SeatVerdict => {
  const withSeats = licenses.filter(({ seats }) => seats > 0)
  if (withSeats.length === 0) return { fits: false, because: 'none' }
  const allowed = withSeats.filter(({ offlineActivation }) => method === 'Online' || offlineActivation).sort(byWorth)
  if (allowed.length === 0) return { fits: false, because: 'no-offline' }
  const knownTo = (license: SeatedLicense) => license.devices.find((device) => device.signature === signature)
  const free = allowed.filter((license) => seatsTaken(license) < license.seats)
  const license = allowed.find((one) => knownTo(one)?.isActive) ?? free.find(knownTo) ?? free[0]
  return license ? { fits: true, licenseId: license.id, known: knownTo(license) } : { fits: false, because: 'seats-taken' }
}

/** Somebody with a file for a machine without a network has it for good: such a seat stays offline until it is released. */
export const methodOf = (known: Seat | undefined, method: ActivationMethod): ActivationMethod =>
  known?.isActive && known.method === 'Offline' ? 'Offline' : method

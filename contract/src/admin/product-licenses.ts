import { z } from 'zod'
import { creatorId, licenseId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/** How the licenses of one product are used, and which of them may be shared. */

const count = z.number().int()

const productLicenses = z.object({
  product: z.object({ creatorId, creatorName: z.string(), productId, name: z.string(), type: z.string() }),
  numbers: z.object({
    /** Valid now, without trials. */
    active: count,
    revoked: count,
    /** Expired, without trials. */
    over: count,
    bought: count,
    redeemed: count,
    given: count,
    trials: count,
    trialsRunning: count,
    seats: count,
    seatsTaken: count,
    offlineDevices: count,
  }),
  /** The last twelve months, oldest first. */
  months: z.array(z.object({ month: z.string(), issued: count, activated: count })),
  /** Versions reported by devices with a seat, the most used first; null for devices that reported none. */
  versions: z.array(z.object({ version: z.string().nullable(), devices: count })),
  /**
   * Devices with a seat, by the country where their license was taxed. null for gifts, redeemed codes and trials, which were not taxed: the
   * country of a network is not known.
   */
  countries: z.array(z.object({ country: z.string().nullable(), devices: count })),
  suspicious: z.array(
    z.object({
      licenseId,
      /** null for roles that may not see names. */
      customer: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }).nullable(),
      status: z.enum(['Active', 'Revoked']),
      seats: count,
      /** One sentence each. */
      reasons: z.array(z.string()).min(1),
    }),
  ),
})
export type ProductLicenses = z.infer<typeof productLicenses>

export const getProductLicenses = route({
  name: 'getProductLicenses',
  method: 'GET',
  path: '/api/admin/products/{creatorId}/{productId}/licenses',
  summary:
    'One product’s licenses: numbers, a curve of twelve months, versions in use, devices by country, suspected sharing with its reason',
  access: { staff: 'licenses', level: 'read' },
  params: z.object({ creatorId, productId }),
  answers: { 200: productLicenses },
})

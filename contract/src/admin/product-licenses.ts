import { z } from 'zod'
import { creatorId, licenseId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/** How the licenses of one product are used, and which of them look shared. */

const count = z.number().int()

const productLicenses = z.object({
  product: z.object({ creatorId, creatorName: z.string(), productId, name: z.string(), type: z.string() }),
  numbers: z.object({
    /** Good now, trials apart. */
    active: count,
    revoked: count,
    /** Ended by themselves, trials apart. */
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
  /** The last twelve months, the oldest first. */
  months: z.array(z.object({ month: z.string(), issued: count, activated: count })),
  /** Versions that devices with a seat said they run, the most used first; null for devices that said none. */
  versions: z.array(z.object({ version: z.string().nullable(), devices: count })),
  /**
   * Devices with a seat by the country that their license was taxed in. The country of a network is not known, so that of what was
   * given, redeemed or tried is not either: null.
   */
  countries: z.array(z.object({ country: z.string().nullable(), devices: count })),
  suspicious: z.array(
    z.object({
      licenseId,
      /** null for whoever may not see names. */
      customer: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }).nullable(),
      status: z.enum(['Active', 'Revoked']),
      seats: count,
      /** In words, each a sentence. */
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

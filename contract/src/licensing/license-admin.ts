import { z } from 'zod'
import { creatorId, licenseId, productId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { type Access, route } from '../core/route.ts'
import { email, line, optionalLine } from '../core/text.ts'
import { licenseCauses } from './inventory.ts'
import { licenseSorts } from './license-sorts.ts'
import { activationId, activationMethod } from './licensing.ts'

/** Finding, giving, revoking and extending licenses by hand: for a creator's own, and for all of them by staff. */

const mayRead = { creator: 'releases', level: 'read' } as const
const mayWrite = { creator: 'releases', level: 'write' } as const

export const licenseEventKinds = [
  'Issued',
  'Revoked',
  'Restored',
  'SeatsChanged',
  'Extended',
  'Activated',
  'Reactivated',
  'Released',
  'Claimed',
  'Transferred',
] as const

const licenseEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(licenseEventKinds),
  /** As text, such as "Seats 3 to 5". */
  words: z.string(),
  /** Who did it: the customer, the creator's team, support, the shop itself, or the plugin. */
  by: z.enum(['Customer', 'Creator', 'Staff', 'Shop', 'Plugin']),
  /** The name, shown to staff only. */
  actor: z.string().nullable(),
  note: z.string().nullable(),
})

export const licenseRow = z.object({
  id: licenseId,
  creatorId,
  productId,
  productName: z.string(),
  variationId: z.string(),
  status: z.enum(['Active', 'Revoked']),
  isOver: z.boolean(),
  cause: z.enum(licenseCauses),
  orderId: z.string().nullable(),
  /** null for roles that may not see names. */
  customer: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }).nullable(),
  seats: z.number().int(),
  seatsTaken: z.number().int(),
  offlineActivation: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type LicenseRow = z.infer<typeof licenseRow>

export const licenseAdmin = licenseRow.extend({
  creatorName: z.string(),
  orderNumber: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** Why it is revoked, as text. */
  revokedBecause: z.array(z.string()),
  activations: z.array(
    z.object({
      id: activationId,
      name: z.string(),
      status: z.enum(['Active', 'Revoked']),
      method: activationMethod,
      platform: z.string().nullable(),
      appVersion: z.string().nullable(),
      firstValidatedAt: z.iso.datetime(),
      lastValidatedAt: z.iso.datetime().nullable(),
    }),
  ),
  events: z.array(licenseEvent),
})
export type LicenseDetail = z.infer<typeof licenseAdmin>

const seats = z.number({ error: 'Enter a number' }).int('Use a whole number').min(0, 'Use 0 to 50').max(50, 'Use 0 to 50')
const instant = z.iso.datetime({ error: 'Choose an end date' })
/** Renewals extend it, and a year with five digits is no longer a valid date. */
const until = instant.refine((at) => at < '2200', 'Choose a day before the year 2200').nullable()
const note = optionalLine(300).optional()

export const grantForm = z.object({
  productId,
  email,
  quantity: z.number().int().min(1, 'Use 1 to 100').max(100, 'Use 1 to 100').default(1),
  /** If left out, the value of the product's default variation. */
  seats: seats.optional(),
  offlineActivation: z.boolean().optional(),
  expiresAt: until.default(null),
  note,
})

const ofLicense = z.object({ licenseId })

/** The value that the caller last saw: if it has changed since, the answer is a 409. If left out, there is no check. */
const was = <Schema extends z.ZodType>(schema: Schema) => schema.optional()

const wish = {
  /** An id, an e-mail address or a name. */
  q: z.string().trim().max(100).optional(),
  cause: z.enum(licenseCauses).optional(),
  status: z.enum(['Active', 'Revoked']).optional(),
  after: licenseId.optional(),
}

/** The same routes twice: for a creator's own licenses, and for all licenses by staff. */
const routesFor = <const Name extends string, Read extends Access, Write extends Access>(side: {
  name: Name
  path: string
  whose: string
  read: Read
  write: Write
}) => {
  const one = `${side.path}/{licenseId}`
  return {
    get: route({
      name: `get${side.name}License`,
      method: 'GET',
      path: one,
      summary: `One license ${side.whose}, with its devices and its whole history`,
      access: side.read,
      params: ofLicense,
      answers: { 200: licenseAdmin },
    }),
    revoke: route({
      name: `revoke${side.name}License`,
      method: 'POST',
      path: `${one}/revoke`,
      summary: `Revokes a license ${side.whose}, with the reason; safe to repeat`,
      access: side.write,
      params: ofLicense,
      body: z.object({ reason: line(300, 'Give a reason'), was: was(z.enum(['Active', 'Revoked'])) }),
      answers: { 200: licenseAdmin },
    }),
    restore: route({
      name: `restore${side.name}License`,
      method: 'POST',
      path: `${one}/restore`,
      summary: `Restores what ${side.name === 'Own' ? 'the team' : 'someone'} revoked; a refund or a dispute keeps it revoked`,
      access: side.write,
      params: ofLicense,
      body: z.object({ note, was: was(z.enum(['Active', 'Revoked'])) }),
      answers: { 200: licenseAdmin },
    }),
    changeSeats: route({
      name: `change${side.name}Seats`,
      method: 'POST',
      path: `${one}/seats`,
      summary: 'Sets how many seats a license has; not fewer than devices hold one',
      access: side.write,
      params: ofLicense,
      body: z.object({ seats, note, was: was(z.number().int()) }),
      answers: { 200: licenseAdmin },
    }),
    extend: route({
      name: `extend${side.name}License`,
      method: 'POST',
      path: `${one}/extend`,
      summary: 'Sets when a license ends; null for never',
      access: side.write,
      params: ofLicense,
      body: z.object({ expiresAt: until, note, was: was(instant.nullable()) }),
      answers: { 200: licenseAdmin },
    }),
    release: route({
      name: `release${side.name}Seat`,
      method: 'POST',
      path: `${one}/activations/{activationId}/release`,
      summary: 'Releases the seat of a device, even one that was activated offline',
      access: side.write,
      params: ofLicense.extend({ activationId }),
      body: z.object({ note }),
      answers: { 200: licenseAdmin },
    }),
  }
}

export const creatorLicenseRoutes = routesFor({
  name: 'Own',
  path: '/api/creator/licenses',
  whose: 'of the active creator',
  read: mayRead,
  write: mayWrite,
})
export const getOwnLicense = creatorLicenseRoutes.get
export const revokeOwnLicense = creatorLicenseRoutes.revoke
export const restoreOwnLicense = creatorLicenseRoutes.restore
export const changeOwnSeats = creatorLicenseRoutes.changeSeats
export const extendOwnLicense = creatorLicenseRoutes.extend
export const releaseOwnSeat = creatorLicenseRoutes.release

export const listOwnLicenses = route({
  name: 'listOwnLicenses',
  method: 'GET',
  path: '/api/creator/licenses',
  summary: 'The licenses of the active creator’s products, the newest first, fifty at a time',
  access: mayRead,
  query: z.object({ ...wish, productId: productId.optional() }),
  answers: { 200: pagedList(licenseRow) },
})

export const grantOwnLicense = route({
  name: 'grantOwnLicense',
  method: 'POST',
  path: '/api/creator/licenses',
  summary: 'Gives licenses to an e-mail address; an account is made for it if there is none',
  access: mayWrite,
  body: grantForm,
  limit: { burst: 60, perSeconds: 3600 },
  answers: { 201: z.array(licenseRow) },
})

const staffRead = { staff: 'licenses', level: 'read' } as const
const staffWrite = { staff: 'licenses', level: 'write' } as const

export const staffLicenseRoutes = routesFor({
  name: 'Any',
  path: '/api/admin/licenses',
  whose: 'of the shop',
  read: staffRead,
  write: staffWrite,
})
export const getAnyLicense = staffLicenseRoutes.get
export const revokeAnyLicense = staffLicenseRoutes.revoke
export const restoreAnyLicense = staffLicenseRoutes.restore
export const changeAnySeats = staffLicenseRoutes.changeSeats
export const extendAnyLicense = staffLicenseRoutes.extend
export const releaseAnySeat = staffLicenseRoutes.release

export const listAnyLicenses = route({
  name: 'listAnyLicenses',
  method: 'GET',
  path: '/api/admin/licenses',
  summary:
    'The licenses of the whole shop, the newest or the oldest first, fifty at a time; found by id, e-mail, name, product, order number or device',
  access: staffRead,
  query: z.object({ ...wish, sort: z.enum(licenseSorts).optional(), creatorId: creatorId.optional(), productId: productId.optional() }),
  answers: { 200: pagedList(licenseRow) },
})

export const grantAnyLicense = route({
  name: 'grantAnyLicense',
  method: 'POST',
  path: '/api/admin/licenses',
  summary: 'Gives licenses of any creator’s product to an e-mail address',
  access: staffWrite,
  body: grantForm.extend({ creatorId }),
  limit: { burst: 60, perSeconds: 3600 },
  answers: { 201: z.array(licenseRow) },
})

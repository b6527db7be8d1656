import { z } from 'zod'
import { address } from '../core/address.ts'
import { creatorRoles, staffRoles } from '../core/permissions.ts'
import { route } from '../core/route.ts'

export const communicationPreferences = z.object({ newsletterOptIn: z.boolean(), productUpdatesOptIn: z.boolean() })

/** A user for the site and for the account API: both shapes of the specification in one. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whose customer it is: the shop's, or a creator's if called in that creator's scope. */
  tenantId: z.string(),
  staffRoles: z.array(z.enum(staffRoles)),
  creatorRoles: z.array(z.enum(creatorRoles)),
  businessName: z.string().optional(),
  taxId: z.string().optional(),
  isCreator: z.boolean(),
  creatorId: z.string().optional(),
  searchKey: z.string().optional(),
  address: address.optional(),
  phone: z.string().optional(),
  confirmedAccount: z.boolean(),
  communicationPreferences,
  /** `creator/product`; in a creator's scope, the bare ids of that creator's products. */
  ownedProducts: z.array(z.string()),
  subscribedProducts: z.array(z.string()),
  hasProducts: z.boolean(),
  hasSubscriptions: z.boolean(),
  connectedAccounts: z.array(z.never()),
  accessibleCreators: z.number().optional(),
  /** Staff without two-factor authentication: their roles are inactive until they set it up. */
  twoFactorRequired: z.boolean().optional(),
  /** For staff who act for a creator: when that ends automatically. */
  actingUntil: z.iso.datetime().optional(),
})
export type User = z.infer<typeof user>

/** A user who has just signed in; the tokens are for programs that asked with scheme=JWT. */
export const signedInUser = user.extend({ accessToken: z.string().optional(), refreshToken: z.string().optional() })
export type SignedInUser = z.infer<typeof signedInUser>

export const getUser = route({
  name: 'getUser',
  method: 'GET',
  path: '/api/customer/meta/user',
  summary: 'The signed-in user; 401 means signed out',
  access: 'signed-in',
  scope: 'creator',
  answers: { 200: user },
})

export const signOut = route({
  name: 'signOut',
  method: 'POST',
  path: '/api/customer/identity/sign-out',
  summary: 'Ends the session',
  access: 'public',
  scope: 'creator',
  answers: { 204: null },
})

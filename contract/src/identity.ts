import { z } from 'zod'
import { route } from './route.ts'

export const creatorRoles = ['Admin', 'PluginDeveloper', 'Marketing', 'Financial'] as const
export const staffRoles = ['Owner', 'CustomerSupport', 'CreatorSupport', 'QA'] as const

export const address = z.object({
  countryCode: z.string(),
  streetAddress1: z.string(),
  streetAddress2: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  postCode: z.string().nullable(),
})

export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  staffRoles: z.array(z.enum(staffRoles)),
  creatorRoles: z.array(z.enum(creatorRoles)),
  businessName: z.string().optional(),
  taxId: z.string().optional(),
  isCreator: z.boolean(),
  creatorId: z.string().optional(),
  searchKey: z.string().optional(),
  address: address.optional(),
  confirmedAccount: z.boolean(),
  ownedProducts: z.array(z.string()),
  accessibleCreators: z.number().optional(),
})
export type User = z.infer<typeof user>

export const getUser = route({
  name: 'getUser',
  method: 'GET',
  path: '/api/customer/meta/user',
  summary: 'The signed-in user; 401 means signed out',
  access: 'signed-in',
  answers: { 200: user },
})

export const signOut = route({
  name: 'signOut',
  method: 'POST',
  path: '/api/customer/identity/sign-out',
  summary: 'Ends the session',
  access: 'public',
  answers: { 204: null },
})

import { z } from 'zod'
import { readableId } from '../core/ids.ts'
import { money } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { fullCreator } from './creators.ts'
import { staffAccess } from './staff-access.ts'
import { member } from './team.ts'

/** Creators as the shop's staff see them, and what staff decide about them. */

const mayRead = { staff: 'creators', level: 'read' } as const
const mayWrite = { staff: 'creators', level: 'write' } as const

const row = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().nullable(),
  live: z.boolean(),
  featured: z.boolean(),
  whitelabel: z.boolean(),
  isSuspended: z.boolean(),
  /** Whether they signed the newest terms. */
  hasSignedTerms: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type StaffCreatorRow = z.infer<typeof row>

const details = row.extend({
  /** Incremented by each change of staff; a change names the version it is based on. */
  version: z.number().int(),
  tagline: z.string().nullable(),
  email: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  businessName: z.string().nullable(),
  /** The application it was made from; null for creators that are older than applications. */
  applicationId: z.string().nullable(),
  suspension: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** As a fraction; null if none was agreed, so the shop's default applies. */
  feeToday: z.number().nullable(),
  today: z.iso.date(),
  /** Rates with their first day, newest first, including planned ones. */
  fees: z.array(z.object({ validFrom: z.iso.date(), rate: z.number().nullable(), setAt: z.iso.datetime(), setBy: z.string().nullable() })),
  terms: z.object({ newest: z.string(), signed: fullCreator.shape.latestTermsAndConditionsSigned }),
  /** Earned and not paid yet, by currency: what can be paid today, and what is still held. */
  balance: z.object({ due: z.array(money), held: z.array(money) }),
  figures: z.object({ licenses: z.number().int(), trials: z.number().int(), sales: z.number().int() }),
  team: z.array(member),
  /** When staff acted for it, newest first. */
  acting: z.array(staffAccess.extend({ by: z.string().nullable() })),
})
export type StaffCreator = z.infer<typeof details>

export const creatorFilters = ['all', 'live', 'hidden', 'featured', 'suspended'] as const

export const listStaffCreators = route({
  name: 'listStaffCreators',
  method: 'GET',
  path: '/api/admin/creators',
  summary: 'Creators by name',
  access: mayRead,
  query: z.object({ show: z.enum(creatorFilters).optional(), q: z.string().max(100).optional(), after: readableId.optional() }),
  answers: { 200: pagedList(row) },
})

const params = z.object({ creatorId: readableId })
const answers = { 200: details } as const
const version = z.number().int().min(0).max(1_000_000_000)

export const getStaffCreator = route({
  name: 'getStaffCreator',
  method: 'GET',
  path: '/api/admin/creators/{creatorId}',
  summary: 'A creator with its fee, terms, balance, team and what staff did',
  access: mayRead,
  params,
  answers,
})

export const changeStaffCreator = route({
  name: 'changeStaffCreator',
  method: 'PATCH',
  path: '/api/admin/creators/{creatorId}',
  summary: 'Makes a creator live, featured or whitelabel, or not',
  access: mayWrite,
  params,
  body: z.object({ version, live: z.boolean().optional(), featured: z.boolean().optional(), whitelabel: z.boolean().optional() }),
  answers,
})

export const feeForm = z.object({
  /** As a fraction; null for the shop's default. */
  rate: z.number().min(0, 'Use 0 or more').max(0.5, 'Use at most 50%').nullable(),
  validFrom: z.iso.date('Choose a day').refine((day) => day >= '2000-01-01' && day <= '2999-12-31', 'Choose a day'),
})

export const setCreatorFee = route({
  name: 'setCreatorFee',
  method: 'POST',
  path: '/api/admin/creators/{creatorId}/fees',
  summary: 'Sets our fee from a day on; past days never change',
  access: mayWrite,
  params,
  body: feeForm.extend({ version }),
  answers,
})

export const suspensionForm = z.object({
  reason: z
    .string({ error: 'Give a reason' })
    .trim()
    .min(1, 'Give a reason the team can act on')
    .max(2_000, 'Use at most 2,000 characters'),
})

export const suspendCreator = route({
  name: 'suspendCreator',
  method: 'POST',
  path: '/api/admin/creators/{creatorId}/suspend',
  summary: 'Nothing new is sold; owners keep everything',
  access: mayWrite,
  params,
  body: suspensionForm.extend({ version }),
  answers,
})

export const unsuspendCreator = route({
  name: 'unsuspendCreator',
  method: 'POST',
  path: '/api/admin/creators/{creatorId}/unsuspend',
  summary: 'Lets a suspended creator sell again',
  access: mayWrite,
  params,
  body: z.object({ version }),
  answers,
})

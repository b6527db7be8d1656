import { z } from 'zod'
import { creatorId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { applicationDraft, applicationEvents, applicationId, applicationStatuses } from './applications.ts'

/** Applications as the shop's staff see them. */

const mayRead = { staff: 'creators', level: 'read' } as const
const mayWrite = { staff: 'creators', level: 'write' } as const

const row = z.object({
  id: applicationId,
  status: z.enum(applicationStatuses),
  name: z.string(),
  wishedId: z.string(),
  applicant: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type ApplicationRow = z.infer<typeof row>

/** Another application or creator that may be the same people. */
const similarApplicant = z.object({
  id: applicationId,
  status: z.enum(applicationStatuses),
  name: z.string(),
  email: z.string(),
  at: z.iso.datetime(),
})

const details = row.extend({
  version: z.number().int(),
  form: applicationDraft,
  termsVersion: z.string().nullable(),
  network: z.string().nullable(),
  reason: z.string().nullable(),
  creatorId: z.string().nullable(),
  decidedBy: z.string().nullable(),
  history: z.array(
    z.object({ at: z.iso.datetime(), what: z.enum(applicationEvents), by: z.string().nullable(), detail: z.string().nullable() }),
  ),
  /** Whether the requested id is still free. */
  isIdFree: z.boolean(),
  applicantSince: z.iso.datetime(),
  /** The creators whose teams they are already in. */
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Earlier applications of the same person. */
  earlier: z.array(similarApplicant),
  /** Creators and applications with the same or a similar name. */
  sameName: z.object({
    creators: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string(), live: z.boolean() })),
    applications: z.array(similarApplicant),
  }),
  /** From other people on the same network. */
  sameNetwork: z.array(similarApplicant),
})
export type StaffApplication = z.infer<typeof details>

export const applicationFilters = ['waiting', 'asked', 'decided', 'all'] as const

export const listApplications = route({
  name: 'listApplications',
  method: 'GET',
  path: '/api/admin/applications',
  summary: 'Applications: open ones, the oldest first; decided ones, the newest first',
  access: mayRead,
  query: z.object({
    show: z.enum(applicationFilters).optional(),
    q: z.string().max(100).optional(),
    after: applicationId.optional(),
  }),
  answers: { 200: pagedList(row) },
})

const params = z.object({ applicationId })
const answers = { 200: details } as const
/** The version that the caller last saw: if two decide at once, the second is told. */
const version = z.number().int().min(1).max(1_000_000)
const reason = z
  .string({ error: 'Give a reason' })
  .trim()
  .min(1, 'Give a reason they can act on')
  .max(2_000, 'Use at most 2,000 characters')

export const getApplication = route({
  name: 'getApplication',
  method: 'GET',
  path: '/api/admin/applications/{applicationId}',
  summary: 'An application with what helps to judge it',
  access: mayRead,
  params,
  answers,
})

export const approvalForm = z.object({ creatorId })

export const approveApplication = route({
  name: 'approveApplication',
  method: 'POST',
  path: '/api/admin/applications/{applicationId}/approve',
  summary: 'Makes the creator with a starter storefront, and the applicant its Admin',
  access: mayWrite,
  params,
  body: approvalForm.extend({ version }),
  answers,
})

export const rejectionForm = z.object({ reason })

export const rejectApplication = route({
  name: 'rejectApplication',
  method: 'POST',
  path: '/api/admin/applications/{applicationId}/reject',
  summary: 'Rejects it, with the reason',
  access: mayWrite,
  params,
  body: rejectionForm.extend({ version }),
  answers,
})

export const askBackApplication = route({
  name: 'askBackApplication',
  method: 'POST',
  path: '/api/admin/applications/{applicationId}/ask-back',
  summary: 'Returns it to the applicant with a question',
  access: mayWrite,
  params,
  body: rejectionForm.extend({ version }),
  answers,
})

export const reopenApplication = route({
  name: 'reopenApplication',
  method: 'POST',
  path: '/api/admin/applications/{applicationId}/reopen',
  summary: 'Undoes a rejection: it is open again',
  access: mayWrite,
  params,
  body: z.object({ version }),
  answers,
})

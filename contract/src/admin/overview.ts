import { z } from 'zod'
import { money } from '../core/money.ts'
import type { StaffArea } from '../core/permissions.ts'
import { route } from '../core/route.ts'

/** The first page that the shop's staff see. */

/** Tasks that need a person, the most urgent first, each with the area it belongs to. */
export const staffTaskKinds = [
  'disputes',
  'broken-promises',
  'stuck-jobs',
  'failed-refunds',
  'failed-payouts',
  'support',
  'releases',
  'applications',
  'ready-creators',
] as const
export type StaffTaskKind = (typeof staffTaskKinds)[number]

/** A task is shown to those who may read its area. */
export const taskAreas: Readonly<Record<StaffTaskKind, StaffArea>> = {
  disputes: 'sales',
  'broken-promises': 'platform',
  'stuck-jobs': 'platform',
  'failed-refunds': 'sales',
  'failed-payouts': 'platform',
  support: 'sales',
  releases: 'releases',
  applications: 'creators',
  'ready-creators': 'creators',
}

const jobId = z.string().regex(/^[1-9]\d{0,17}$/)

const staffTask = z.object({
  kind: z.enum(staffTaskKinds),
  count: z.int(),
  /** Since when the oldest of them has been waiting. */
  oldestAt: z.iso.datetime(),
  /** The earliest deadline, where an outside party set one. */
  dueAt: z.iso.datetime().nullable(),
  /** Some of them, as text. */
  examples: z.array(z.string()),
})
export type StaffTask = z.infer<typeof staffTask>

/** At most this many are listed; the rest is only counted. */
export const maxStuckJobs = 20

const stuckJob = z.object({
  id: jobId,
  /** The name used in the log. */
  name: z.string(),
  since: z.iso.datetime(),
  tries: z.int(),
  /** The first line of the last attempt's error; null if none failed. */
  error: z.string().nullable(),
  /** A job that was given up can be retried or dismissed; a waiting one is not claimed by any process. */
  state: z.enum(['Running', 'GivenUp', 'Waiting']),
})
export type StuckJob = z.infer<typeof stuckJob>

const takings = z.object({ orders: z.int(), paid: money })

const overview = z.object({
  tasks: z.array(staffTask),
  /** In dollars: today so far, the same weekday last week until the same time, and that whole day. null for roles without sales. */
  sales: z.object({ today: takings, lastWeekSoFar: takings, lastWeek: takings }).nullable(),
  /** The state of the system; null for roles that cannot act on it. */
  health: z
    .object({
      /** Of the last 24 hours. */
      requests: z.int(),
      errors: z.int(),
      /** Routes with errors, most errors first. */
      failing: z.array(z.object({ route: z.string(), errors: z.int(), requests: z.int() })),
      /** Routes with requests slower than a second, most of them first. */
      slow: z.array(z.object({ route: z.string(), slow: z.int(), requests: z.int(), average: z.int(), longest: z.int() })),
      queue: z.object({ waiting: z.int(), oldestAt: z.iso.datetime().nullable(), retrying: z.int() }),
      /** The newest jobs that were given up, or that have been waiting or running for more than an hour. */
      stuck: z.array(stuckJob),
      /** Invariants of the data that failed at the last check, with some examples. */
      checks: z.array(z.object({ promise: z.string(), violations: z.int(), examples: z.array(z.string()), since: z.iso.datetime() })),
    })
    .nullable(),
})
export type StaffOverview = z.infer<typeof overview>

export const getStaffOverview = route({
  name: 'getStaffOverview',
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'What needs attention now, today’s sales and the state of the server, as far as the role may see them',
  access: 'staff',
  answers: { 200: overview },
})

export const retryJob = route({
  name: 'retryJob',
  method: 'POST',
  path: '/api/admin/jobs/{jobId}/retry',
  summary: 'Retries a job that was given up',
  access: { staff: 'platform', level: 'write' },
  params: z.object({ jobId }),
  answers: { 204: null },
})

export const dismissJob = route({
  name: 'dismissJob',
  method: 'POST',
  path: '/api/admin/jobs/{jobId}/dismiss',
  summary: 'Removes a job that was given up from the list for good',
  access: { staff: 'platform', level: 'write' },
  params: z.object({ jobId }),
  answers: { 204: null },
})

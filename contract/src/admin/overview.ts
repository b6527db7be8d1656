import { z } from 'zod'
import { money } from '../core/money.ts'
import type { StaffArea } from '../core/permissions.ts'
import { route } from '../core/route.ts'

/** What the shop's staff sees first. */

/** What waits for a person, the most urgent first, and whose work it is. */
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

/** Who sees a task: whoever may look at that part of the shop. */
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
  /** Since when the first of them waits. */
  oldestAt: z.iso.datetime(),
  /** When the first of them is too late, where somebody else set a date. */
  dueAt: z.iso.datetime().nullable(),
  /** A few of them, in words. */
  examples: z.array(z.string()),
})
export type StaffTask = z.infer<typeof staffTask>

/** More than these are counted, and not listed. */
export const maxStuckJobs = 20

const stuckJob = z.object({
  id: jobId,
  /** As the log calls it. */
  name: z.string(),
  since: z.iso.datetime(),
  tries: z.int(),
  /** Why the last try failed, its first line; null where none did. */
  error: z.string().nullable(),
  /** What was given up can be tried again, or dismissed; of what waits, nobody takes it. */
  state: z.enum(['Running', 'GivenUp', 'Waiting']),
})
export type StuckJob = z.infer<typeof stuckJob>

const takings = z.object({ orders: z.int(), paid: money })

const overview = z.object({
  tasks: z.array(staffTask),
  /** In dollars: today so far, and the same weekday last week until the same time and whole. null for roles without sales. */
  sales: z.object({ today: takings, lastWeekSoFar: takings, lastWeek: takings }).nullable(),
  /** How the machine does; null for roles that cannot do anything about it. */
  health: z
    .object({
      /** Of the last 24 hours. */
      requests: z.int(),
      errors: z.int(),
      /** Routes with errors, the most first. */
      failing: z.array(z.object({ route: z.string(), errors: z.int(), requests: z.int() })),
      /** Routes whose requests took longer than a second, the most first. */
      slow: z.array(z.object({ route: z.string(), slow: z.int(), requests: z.int(), average: z.int(), longest: z.int() })),
      queue: z.object({ waiting: z.int(), oldestAt: z.iso.datetime().nullable(), retrying: z.int() }),
      /** The newest jobs that were given up, or have been waiting or running for more than an hour. */
      stuck: z.array(stuckJob),
      /** Promises about the data that did not hold at the last check, with some of what breaks them. */
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

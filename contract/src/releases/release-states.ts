import { z } from 'zod'
import { platforms } from './platforms.ts'

/** The states of a release until it reaches customers. */
export const releaseStatuses = ['Draft', 'InReview', 'ChangesRequested', 'Rejected', 'Approved'] as const
export const releaseStatus = z.enum(releaseStatuses)
export type ReleaseStatus = z.infer<typeof releaseStatus>

/** A release that was sent back can be edited and submitted again; an approved one is final. */
export const releaseMoves: Readonly<Record<ReleaseStatus, readonly ReleaseStatus[]>> = {
  Draft: ['InReview'],
  InReview: ['Draft', 'ChangesRequested', 'Rejected', 'Approved'],
  ChangesRequested: ['InReview'],
  Rejected: ['InReview'],
  Approved: [],
}

/** The creator may edit a release in these states. */
export const isEditable = (status: ReleaseStatus): boolean => releaseMoves[status].includes('InReview')

export const channels = ['stable', 'beta'] as const
export const channel = z.enum(channels)
export type Channel = z.infer<typeof channel>

export const platform = z.enum(platforms)

export const buildStatuses = ['NotReady', 'Ready', 'Approved', 'Rejected'] as const
export const buildStatus = z.enum(buildStatuses)
export type BuildStatus = z.infer<typeof buildStatus>

export const jobStatuses = ['Dispatched', 'Running', 'Completed', 'Failed'] as const
export const jobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof jobStatus>

/** Events of a release, in their usual order. */
export const releaseEvents = [
  'Created',
  'Changed',
  'BuildAdded',
  'BuildRemoved',
  'Submitted',
  'Withdrawn',
  'ReviewTaken',
  'ReviewGivenBack',
  'ChangesRequested',
  'Rejected',
  'Approved',
  'Scheduled',
  'Unscheduled',
  'Published',
  'RolloutChanged',
  'RolloutStopped',
  'RolledBack',
] as const
export const releaseEvent = z.object({
  at: z.iso.datetime(),
  /** null if the shop did it automatically, or for creators if the shop's staff did it. */
  by: z.string().nullable(),
  what: z.enum(releaseEvents),
  detail: z.string().nullable(),
})
export type ReleaseEvent = z.infer<typeof releaseEvent>

import { z } from 'zod'
import { platforms } from './platforms.ts'

/** Where a release stands on its way to customers. */
export const releaseStatuses = ['Draft', 'InReview', 'ChangesRequested', 'Rejected', 'Approved'] as const
export const releaseStatus = z.enum(releaseStatuses)
export type ReleaseStatus = z.infer<typeof releaseStatus>

/** What was sent back is worked on again and submitted again; what is approved stays as it is. */
export const releaseMoves: Readonly<Record<ReleaseStatus, readonly ReleaseStatus[]>> = {
  Draft: ['InReview'],
  InReview: ['Draft', 'ChangesRequested', 'Rejected', 'Approved'],
  ChangesRequested: ['InReview'],
  Rejected: ['InReview'],
  Approved: [],
}

/** While a release is one of these, its creator may change it. */
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

/** What happened to a release, in the order it happened. */
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
  /** null when the shop did it by itself, or for creators where one of the shop's staff did. */
  by: z.string().nullable(),
  what: z.enum(releaseEvents),
  detail: z.string().nullable(),
})
export type ReleaseEvent = z.infer<typeof releaseEvent>

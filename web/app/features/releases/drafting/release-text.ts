import type { OwnReleaseRow } from '#contract/releases/own-releases.ts'
import type { Channel, ReleaseEvent, ReleaseStatus } from '#contract/releases/release-states.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const statusLabels: Readonly<Record<ReleaseStatus, string>> = {
  Draft: 'Draft',
  InReview: 'In review',
  ChangesRequested: 'Changes asked',
  Rejected: 'Rejected',
  Approved: 'Approved',
}

const statusTones: Readonly<Record<ReleaseStatus, ChipTone>> = {
  Draft: 'plain',
  InReview: 'accent',
  ChangesRequested: 'warn',
  Rejected: 'bad',
  Approved: 'ok',
}

export const channelLabels: Readonly<Record<Channel, string>> = { stable: 'Stable', beta: 'Beta' }

/** How an approved release stands with customers. */
export type PublicationState = 'unpublished' | 'scheduled' | 'published' | 'rolling-out' | 'stopped' | 'rolled-back'

type Publication = Pick<OwnReleaseRow, 'publishedAt' | 'scheduledAt' | 'rolloutPercent' | 'rolloutStoppedAt' | 'rolledBackAt'>

export const publicationState = (release: Publication): PublicationState => {
  if (release.rolledBackAt) return 'rolled-back'
  if (!release.publishedAt) return release.scheduledAt ? 'scheduled' : 'unpublished'
  if (release.rolloutStoppedAt) return 'stopped'
  return release.rolloutPercent < 100 ? 'rolling-out' : 'published'
}

type State = Publication & Pick<OwnReleaseRow, 'status'>

/** Where a release stands, in a word and its colour. What is published says more than that it was approved. */
export const stateText = (release: State): { label: string; tone: ChipTone } => {
  if (release.status !== 'Approved') return { label: statusLabels[release.status], tone: statusTones[release.status] }
  switch (publicationState(release)) {
    case 'unpublished':
      return { label: 'Approved', tone: 'accent' }
    case 'scheduled':
      return { label: 'Scheduled', tone: 'accent' }
    case 'published':
      return { label: 'Published', tone: 'ok' }
    case 'rolling-out':
      return { label: `Published ${release.rolloutPercent} %`, tone: 'ok' }
    case 'stopped':
      return { label: `Stopped at ${release.rolloutPercent} %`, tone: 'warn' }
    case 'rolled-back':
      return { label: 'Rolled back', tone: 'bad' }
  }
}

export const eventLabels: Readonly<Record<ReleaseEvent['what'], string>> = {
  Created: 'Created',
  Changed: 'Changed',
  BuildAdded: 'Build added',
  BuildRemoved: 'Build removed',
  Submitted: 'Submitted for review',
  Withdrawn: 'Taken back from review',
  ReviewTaken: 'Review begun',
  ReviewGivenBack: 'Review given back',
  ChangesRequested: 'Changes asked for',
  Rejected: 'Rejected',
  Approved: 'Approved',
  Scheduled: 'Scheduled',
  Unscheduled: 'Schedule taken back',
  Published: 'Published',
  RolloutChanged: 'Roll-out changed',
  RolloutStopped: 'Roll-out stopped',
  RolledBack: 'Rolled back',
}

import type { ReportLine } from '#contract/releases/build-report.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { BuildStatus, Channel, ReleaseEvent, ReleaseStatus } from '#contract/releases/release-states.ts'
import { platformLabel, platformNames } from '#web/lib/catalog/platform-label.ts'
import type { ChipTone } from '#web/ui/chip.tsx'
import { type Publication, type PublicationState, publicationState } from './publishing/publication-state.ts'

type Look = { label: string; tone: ChipTone }

export const releaseLooks: Readonly<Record<ReleaseStatus, Look>> = {
  Draft: { label: 'Draft', tone: 'plain' },
  InReview: { label: 'In review', tone: 'warn' },
  ChangesRequested: { label: 'Sent back', tone: 'bad' },
  Rejected: { label: 'Rejected', tone: 'bad' },
  Approved: { label: 'Approved', tone: 'ok' },
}

const publicationLooks: Readonly<Record<PublicationState, (percent: number, isCurrent?: boolean) => Look>> = {
  unpublished: () => releaseLooks.Approved,
  scheduled: () => ({ label: 'Scheduled', tone: 'ok' }),
  published: () => ({ label: 'Published', tone: 'ok' }),
  'rolling-out': (percent, isCurrent) => ({ label: isCurrent ? 'Published' : `Out to ${percent}%`, tone: 'ok' }),
  stopped: (percent) => ({ label: `Stopped at ${percent}%`, tone: 'warn' }),
  'rolled-back': () => ({ label: 'Rolled back', tone: 'warn' }),
}

/**
 * The state of a release as a short label: what customers get of an approved one says more than that it is approved. A first release is for
 * everyone, whatever its share.
 */
export const releaseLook = (release: Publication & { status: ReleaseStatus }): Look =>
  release.status === 'Approved'
    ? publicationLooks[publicationState(release)](release.rolloutPercent, release.isCurrent)
    : releaseLooks[release.status]

export const buildLooks: Readonly<Record<BuildStatus, Look>> = {
  NotReady: { label: 'Not ready', tone: 'bad' },
  Ready: { label: 'Ready', tone: 'ok' },
  Approved: { label: 'Approved', tone: 'ok' },
  Rejected: { label: 'Rejected', tone: 'bad' },
}

export const channelLabel: Readonly<Record<Channel, string>> = { stable: 'Stable', beta: 'Beta' }

/** The platform of a build, at the start of its row. */
export const buildPlatformNames: Readonly<Record<BuildPlatform, string>> = { ...platformNames, Symbols: 'Symbols' }

/** The meaning of a report line, for those who do not see its color. */
export const levelLabel: Readonly<Record<ReportLine['level'], string>> = { green: 'Fine', amber: 'Take a look', red: 'Must be fixed' }

/** The details of an event, with the platform names used everywhere else. */
export const eventDetail = ({ what, detail }: Pick<ReleaseEvent, 'what' | 'detail'>): string | null => {
  if (detail === null) return null
  if (what === 'BuildAdded' || what === 'BuildRemoved') return detail.replace(/^Universal: /, `${platformNames.Universal}: `)
  return what === 'Changed' ? detail.replace(/ for Universal\b/, ` for ${platformLabel.Universal}`) : detail
}

export const eventLabel: Readonly<Record<ReleaseEvent['what'], string>> = {
  Created: 'Created',
  Changed: 'Changed',
  BuildAdded: 'File added',
  BuildRemoved: 'File removed',
  Submitted: 'Submitted for review',
  Withdrawn: 'Withdrawn from review',
  ReviewTaken: 'Review taken',
  ReviewGivenBack: 'Review handed back',
  ChangesRequested: 'Sent back',
  Rejected: 'Rejected',
  Approved: 'Approved',
  Scheduled: 'Scheduled',
  Unscheduled: 'No longer scheduled',
  Published: 'Published',
  RolloutChanged: 'Roll-out changed',
  RolloutStopped: 'Roll-out stopped',
  RolledBack: 'Rolled back',
}

import type { OwnReleaseRow } from '#contract/releases/own-releases.ts'

/** What customers get of an approved release. */
export type PublicationState = 'unpublished' | 'scheduled' | 'published' | 'rolling-out' | 'stopped' | 'rolled-back'

export type Publication = Pick<OwnReleaseRow, 'publishedAt' | 'scheduledAt' | 'rolloutPercent' | 'rolloutStoppedAt' | 'rolledBackAt'> &
  Partial<Pick<OwnReleaseRow, 'isCurrent'>>

export const publicationState = (release: Publication): PublicationState => {
  if (release.rolledBackAt) return 'rolled-back'
  if (!release.publishedAt) return release.scheduledAt ? 'scheduled' : 'unpublished'
  if (release.rolloutStoppedAt) return 'stopped'
  return release.rolloutPercent < 100 ? 'rolling-out' : 'published'
}

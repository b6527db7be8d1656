import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { publicationState } from '../publishing/publication-state.ts'

type Standing = Pick<
  OwnReleaseDetails,
  | 'status'
  | 'missing'
  | 'builds'
  | 'version'
  | 'channel'
  | 'publishedAt'
  | 'scheduledAt'
  | 'rolloutPercent'
  | 'rolloutStoppedAt'
  | 'rolledBackAt'
  | 'isFirst'
>

const draftStep = ({ builds, missing }: Standing, canEdit: boolean): string => {
  if (builds.length === 0) return canEdit ? 'Drop its files below.' : 'It has no files yet.'
  if (builds.some(({ upload }) => upload !== null))
    return `Not all of its files have arrived.${canEdit ? ' What is there is safe, also when you close this page.' : ''}`
  if (builds.some(({ check }) => check?.status === 'Dispatched' || check?.status === 'Running')) return 'We are checking its files.'
  if (builds.some(({ status }) => status === 'NotReady')) return 'A file is not ready. What is in its way stands below.'
  if (missing.length > 0) return 'Some things are missing before it can be submitted.'
  return canEdit ? 'Everything is there. Submit it for review.' : 'Everything is there. It waits to be submitted for review.'
}

const againStep = (release: Standing, canEdit: boolean): string => {
  if (!canEdit) return 'QA has sent it back. What is to be mended stands below.'
  if (release.missing.length === 0) return 'Mend what is said below, then submit it again.'
  const isReplaced = !release.builds.some(({ status }) => status === 'Rejected')
  return isReplaced ? draftStep(release, canEdit) : 'Mend what is said below, replace its files, then submit it again.'
}

const approvedStep = (release: Standing, canEdit: boolean): string => {
  const who = release.channel === 'beta' ? 'who asked for betas' : 'who owns it'
  const ifMay = (act: string): string => (canEdit ? ` ${act}` : '')
  switch (publicationState(release)) {
    case 'unpublished':
      return canEdit ? 'QA has approved it. Publish it when you like.' : 'QA has approved it. It waits to be published.'
    case 'scheduled':
      return canEdit ? 'It is published by itself at the time you chose.' : 'It is published by itself at the time below.'
    case 'published':
      return `Everybody ${who} gets it.`
    case 'rolling-out':
      // Where there is nothing before it, a share would leave the others with nothing.
      if (release.isFirst) return 'Everybody gets it, because there is no release before it.'
      return `${release.rolloutPercent} of a hundred customers get it.${ifMay('Give it to more when it does well, or stop it.')}`
    case 'stopped':
      return `Nobody can download it; whoever has installed it keeps it.${ifMay('Go on, or roll it back.')}`
    case 'rolled-back':
      return `Nobody gets it any more; the one before it is offered again.${ifMay('Make a new release with what you mended.')}`
  }
}

/** What to do next with a release, in a sentence; for whoever may only look, how it stands. */
export const nextStep = (release: Standing, canEdit: boolean): string => {
  switch (release.status) {
    case 'Draft':
      return draftStep(release, canEdit)
    case 'InReview':
      return canEdit ? 'QA looks at it. We mail you the result; there is nothing to do until then.' : 'QA looks at it.'
    case 'ChangesRequested':
    case 'Rejected':
      return againStep(release, canEdit)
    case 'Approved':
      return approvedStep(release, canEdit)
  }
}

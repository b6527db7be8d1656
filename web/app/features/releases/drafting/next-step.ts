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
  | 'isCurrent'
>

const draftStep = ({ builds, missing }: Standing): string => {
  if (builds.length === 0) return 'Drop its files below.'
  if (builds.some(({ upload }) => upload !== null))
    return 'Not all of its files have arrived. What is there is safe, also when you close this page.'
  if (builds.some(({ check }) => check?.status === 'Dispatched' || check?.status === 'Running')) return 'We are checking its files.'
  if (builds.some(({ status }) => status === 'NotReady')) return 'A file is not ready. What is in its way stands below.'
  return missing.length === 0 ? 'Everything is there. Submit it for review.' : 'Some things are missing before it can be submitted.'
}

const againStep = (release: Standing): string => {
  if (release.missing.length === 0) return 'Mend what is said below, then submit it again.'
  const isReplaced = !release.builds.some(({ status }) => status === 'Rejected')
  return isReplaced ? draftStep(release) : 'Mend what is said below, replace its files, then submit it again.'
}

const approvedStep = (release: Standing): string => {
  const who = release.channel === 'beta' ? 'who asked for betas' : 'who owns it'
  switch (publicationState(release)) {
    case 'unpublished':
      return 'QA has approved it. Publish it when you like.'
    case 'scheduled':
      return 'It is published by itself at the time you chose.'
    case 'published':
      return `Everybody ${who} gets it.`
    case 'rolling-out':
      // Where there is nothing before it, a share would leave the others with nothing.
      if (release.isCurrent) return 'Everybody gets it, because there is no release before it.'
      return `${release.rolloutPercent} of a hundred customers get it. Give it to more when it does well, or stop it.`
    case 'stopped':
      return 'Nobody can download it; whoever has installed it keeps it. Go on, or roll it back.'
    case 'rolled-back':
      return 'Nobody gets it any more; the one before it is offered again. Make a new release with what you mended.'
  }
}

/** What to do next with a release, in a sentence. */
export const nextStep = (release: Standing): string => {
  switch (release.status) {
    case 'Draft':
      return draftStep(release)
    case 'InReview':
      return 'QA looks at it. We mail you the result; there is nothing to do until then.'
    case 'ChangesRequested':
    case 'Rejected':
      return againStep(release)
    case 'Approved':
      return approvedStep(release)
  }
}

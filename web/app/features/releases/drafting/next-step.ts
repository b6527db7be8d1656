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
  | 'productName'
  | 'productState'
>

const draftStep = ({ builds, missing }: Standing, canEdit: boolean): string => {
  if (builds.length === 0) return canEdit ? 'Drop its files below.' : 'It has no files yet.'
  if (builds.some(({ upload }) => upload !== null))
    return `Not all of its files have arrived.${canEdit ? ' What’s uploaded is safe, even if you close this page.' : ''}`
  if (builds.some(({ check }) => check?.status === 'Dispatched' || check?.status === 'Running')) return 'We are checking its files.'
  if (builds.some(({ status }) => status === 'NotReady')) return 'A file isn’t ready. See the reason below.'
  if (missing.length > 0) return 'Some things are missing before it can be submitted.'
  return canEdit ? 'Everything is ready. Submit it for review.' : 'Everything is ready. It can be submitted for review.'
}

const againStep = (release: Standing, canEdit: boolean): string => {
  if (!canEdit) return `QA ${release.status === 'Rejected' ? 'rejected it' : 'sent it back'}. See below what to fix.`
  if (release.missing.length === 0) return 'Fix the points below, then submit it again.'
  const isReplaced = !release.builds.some(({ status }) => status === 'Rejected')
  return isReplaced ? draftStep(release, canEdit) : 'Fix the points below, replace its files, then submit it again.'
}

/** The release is published, but its product is not for sale. */
const unsoldStep = ({ productName }: Standing, canEdit: boolean): string =>
  `It’s published, but ${productName} itself is still a draft.${canEdit ? ' Publish the product to sell it.' : ''}`

const approvedStep = (release: Standing, canEdit: boolean): string => {
  const who = release.channel === 'beta' ? 'who asked for betas' : 'who owns it'
  const ifMay = (act: string): string => (canEdit ? ` ${act}` : '')
  switch (publicationState(release)) {
    case 'unpublished':
      return canEdit ? 'QA has approved it. Publish it when you like.' : 'QA has approved it. It can be published.'
    case 'scheduled':
      return canEdit ? 'It will be published at the time you chose.' : 'It will be published at the time below.'
    case 'published':
      if (release.productState === 'Draft') return unsoldStep(release, canEdit)
      return `Everyone ${who} gets it.`
    case 'rolling-out':
      // Without an earlier release, customers outside the share would get nothing.
      if (release.isFirst) return 'Everyone gets it, because it is the first release.'
      return `${release.rolloutPercent}% of customers get it.${ifMay('Roll it out further if it does well, or stop it.')}`
    case 'stopped':
      return `Nobody can download it; installed copies stay.${ifMay('Continue, or roll it back.')}`
    case 'rolled-back':
      return `It’s no longer offered; the previous release is available again.${ifMay('Create a new release with the fixes.')}`
  }
}

/** What to do next with a release, in a sentence; for members who may only view it, its state. */
export const nextStep = (release: Standing, canEdit: boolean): string => {
  switch (release.status) {
    case 'Draft':
      return draftStep(release, canEdit)
    case 'InReview':
      return canEdit ? 'QA is reviewing it. We’ll e-mail you the result; there’s nothing to do until then.' : 'QA is reviewing it.'
    case 'ChangesRequested':
    case 'Rejected':
      return againStep(release, canEdit)
    case 'Approved':
      return approvedStep(release, canEdit)
  }
}

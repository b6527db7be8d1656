import type { Channel } from '#contract/releases/release-states.ts'

export type UnpublishedRelease = {
  creatorId: string
  productId: string
  version: string
  channel: Channel
  notes: string
  /** The email address of the team member who works on it. */
  by: string
  /** Days before today. */
  begun: number
  submitted: number | null
  /** What QA requested, and when. */
  sentBack?: { daysAgo: number; reason: string }
}

/** Unpublished releases of the demo shop's creators. */
export const unpublishedReleases: readonly UnpublishedRelease[] = [
  {
    creatorId: 'northlight-audio',
    productId: 'plate-eleven',
    version: '1.5.0',
    channel: 'stable',
    notes: '- A second pickup, in stereo, wherever you put it.\n- The damper no longer squeaks below four per cent.',
    by: 'dev@northlight.test',
    begun: 5,
    submitted: 2,
  },
  {
    creatorId: 'lowtide',
    productId: 'mud-ticks',
    version: '1.1.0',
    channel: 'stable',
    notes: '- Forty ticks more, from the north quay at low water.',
    by: 'bo@lowtide.test',
    begun: 1.4,
    submitted: 0.3,
  },
  {
    creatorId: 'northlight-audio',
    productId: 'oil-can-seven',
    version: '1.2.0',
    channel: 'stable',
    notes: '- The drum can be emptied while it turns.',
    by: 'ada@northlight.test',
    begun: 9,
    submitted: 6,
    sentBack: {
      daysAgo: 4,
      reason:
        'The Windows archive has no license text that installers could show. Put the file from the Mac archive in, then submit again.',
    },
  },
  {
    creatorId: 'northlight-audio',
    productId: 'two-lamp',
    version: '1.3.0-beta.1',
    channel: 'beta',
    notes: '- A third lamp, for those who asked. Tell us whether it gets too warm.',
    by: 'dev@northlight.test',
    begun: 0.8,
    submitted: null,
  },
]

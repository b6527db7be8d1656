import { expect, test } from 'vitest'
import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { nextStep } from './next-step.ts'

const upload = { id: 'rup_1', received: 1, size: 2, expiresAt: '2030-01-08T00:00:00Z' }
const build: OwnBuild = {
  id: 'bld_1',
  platform: 'Mac',
  name: 'tape-one.pkg',
  size: 2,
  status: 'Ready',
  sha256: 'a'.repeat(64),
  reason: null,
  upload: null,
  check: { status: 'Completed', progress: 1, tries: 1 },
  report: null,
  manifest: null,
  madeFrom: null,
  edSignature: null,
}
const draft = {
  status: 'Draft' as const,
  version: '2.4.0',
  channel: 'stable' as const,
  builds: [build],
  missing: [],
  publishedAt: null,
  scheduledAt: null,
  rolloutPercent: 100,
  rolloutStoppedAt: null,
  rolledBackAt: null,
  isFirst: false,
  productName: 'Tape One',
  productState: 'Live' as const,
}
const at = '2030-01-01T00:00:00Z'
const published = { ...draft, status: 'Approved' as const, publishedAt: at }

test.each([
  [{ ...draft, builds: [] }, 'Drop its files'],
  [{ ...draft, builds: [{ ...build, size: null, upload, check: null }] }, 'Not all of its files'],
  [{ ...draft, builds: [{ ...build, check: { status: 'Running' as const, progress: 0.2, tries: 1 } }] }, 'checking'],
  [{ ...draft, builds: [{ ...build, status: 'NotReady' as const }], missing: [{ code: 'build', text: 'A file' }] }, 'isn’t ready'],
  [{ ...draft, missing: [{ code: 'notes', text: 'Notes' }] }, 'missing'],
  [draft, 'Submit it for review'],
  [{ ...draft, status: 'InReview' as const }, 'QA is reviewing it'],
  [{ ...draft, status: 'Rejected' as const }, 'submit it again'],
  [
    {
      ...draft,
      status: 'Rejected' as const,
      builds: [{ ...build, status: 'Rejected' as const }],
      missing: [{ code: 'build', text: 'A file' }],
    },
    'replace its files',
  ],
  [{ ...draft, status: 'ChangesRequested' as const, builds: [], missing: [{ code: 'no-build', text: 'A file' }] }, 'Drop its files'],
  [{ ...draft, status: 'Approved' as const }, 'Publish it'],
  [{ ...draft, status: 'Approved' as const, scheduledAt: at }, 'at the time you chose'],
  [published, 'Everyone who owns it'],
  [{ ...published, productState: 'Draft' as const }, 'Tape One itself is still a draft'],
  [{ ...published, channel: 'beta' as const }, 'asked for betas'],
  [{ ...published, rolloutPercent: 20 }, '20%'],
  [{ ...published, rolloutPercent: 20, isFirst: true }, 'it is the first release'],
  [{ ...published, rolloutPercent: 20, rolloutStoppedAt: at }, 'Nobody can download it'],
  [{ ...published, rolledBackAt: at }, 'the previous release'],
])('case %#: %s', (release, text) => {
  expect(nextStep(release, true)).toContain(text)
  // Members who may only view it are not told to do anything.
  expect(nextStep(release, false)).not.toMatch(/\b(Drop|Submit|Fix|Publish|Roll|Continue|Create|you)\b/)
})

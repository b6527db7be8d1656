import { expect, test } from 'vitest'
import { eventDetail } from './release-text.ts'

test.each([
  ['BuildAdded', 'Universal: waves.zip', 'Every system: waves.zip'],
  ['BuildRemoved', 'Mac: Universal: odd.zip', 'Mac: Universal: odd.zip'],
  ['Changed', 'Signature of the file for Universal removed', 'Signature of the file for every system removed'],
  ['Rejected', 'It is no file for Universal', 'It is no file for Universal'],
  ['Created', null, null],
] as const)('of %s, %s is shown as %s', (what, detail, shown) => {
  expect(eventDetail({ what, detail })).toBe(shown)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Asked, chooseCurrent, listOffered, type PublishedRelease, shareOf } from './current-release.rules.ts'

const now = new Date('2030-03-01T12:00:00Z')
const before = new Date('2030-02-01T12:00:00Z')
const later = new Date('2030-04-01T12:00:00Z')

const release = (version: string, more: Partial<PublishedRelease> = {}): PublishedRelease => ({
  id: `rel_${version}`,
  number: 1,
  version,
  channel: 'stable',
  publishedAt: before,
  rolledBackAt: null,
  rolloutStoppedAt: null,
  rolloutPercent: 100,
  platforms: ['Mac', 'Windows'],
  ...more,
})

const anybody: Asked = { asker: null, channel: 'stable', now }
/** Two people, of whom one is in the share of `rel_2.0.0` at 50 percent. */
const people = Array.from({ length: 50 }, (_none, index) => `usr_${index}`)
const chosen = people.find((one) => shareOf('rel_2.0.0', one) < 50) ?? ''
const other = people.find((one) => shareOf('rel_2.0.0', one) >= 50) ?? ''

const two = (more: Partial<PublishedRelease>) => [release('1.0.0'), release('2.0.0', more)]

test.each<[string, PublishedRelease[], Partial<Asked>, string | undefined]>([
  ['the highest version is current', [release('1.9.0'), release('1.10.0')], {}, '1.10.0'],
  ['nothing is, where nothing was published', [release('1.0.0', { publishedAt: null })], {}, undefined],
  ['one to come is not yet', two({ publishedAt: later }), {}, '1.0.0'],
  ['after a roll-back the one before is again', two({ rolledBackAt: before }), {}, '1.0.0'],
  ['a roll-out that was stopped reaches nobody', two({ rolloutStoppedAt: before, rolloutPercent: 99 }), { asker: chosen }, '1.0.0'],
  ['whoever is in the share gets the new one', two({ rolloutPercent: 50 }), { asker: chosen }, '2.0.0'],
  ['whoever is not keeps the old one', two({ rolloutPercent: 50 }), { asker: other }, '1.0.0'],
  ['a visitor nobody knows waits for everybody', two({ rolloutPercent: 99 }), {}, '1.0.0'],
  ['the first release is for everyone', [release('2.0.0', { rolloutPercent: 1 })], { asker: other }, '2.0.0'],
  [
    'the first is the first that is left',
    [release('1.0.0', { rolledBackAt: before }), release('2.0.0', { rolloutPercent: 1 })],
    {},
    '2.0.0',
  ],
  ['a beta is for those who ask for it', two({ channel: 'beta' }), {}, '1.0.0'],
  ['who asks for beta gets it', two({ channel: 'beta' }), { channel: 'beta' }, '2.0.0'],
  ['or what is stable and newer', [release('2.0.0-beta.1', { channel: 'beta' }), release('2.0.0')], { channel: 'beta' }, '2.0.0'],
  ['a beta alone is no stable release', [release('1.0.0-beta.1', { channel: 'beta' })], {}, undefined],
  ['a platform gets the newest it has a build of', two({ platforms: ['Windows'] }), { platform: 'Mac' }, '1.0.0'],
  ['what runs everywhere counts', two({ platforms: ['Universal'] }), { platform: 'Linux' }, '2.0.0'],
  ['symbols never do', two({ platforms: ['Symbols'] }), { platform: 'Mac' }, '1.0.0'],
])('%s', (_sentence, releases, asked, version) => {
  expect(chooseCurrent(releases, { ...anybody, ...asked })?.version).toBe(version)
})

const someRelease = fc.record({
  minor: fc.integer({ min: 0, max: 30 }),
  channel: fc.constantFrom('stable' as const, 'beta' as const),
  rolloutPercent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
  isStopped: fc.boolean(),
  isRolledBack: fc.boolean(),
})
const someReleases = fc
  .uniqueArray(someRelease, { maxLength: 8, selector: ({ minor }) => minor })
  .map((all) =>
    all.map(({ minor, isStopped, isRolledBack, ...more }) =>
      release(`1.${minor}.0`, { ...more, rolloutStoppedAt: isStopped ? before : null, rolledBackAt: isRolledBack ? before : null }),
    ),
  )

test('a larger share takes a release away from nobody, and at 100 percent everybody has one', () => {
  fc.assert(
    fc.property(someReleases, fc.constantFrom(...people), fc.integer({ min: 1, max: 100 }), (releases, asker, percent) => {
      const asked = { ...anybody, asker }
      const [newest] = listOffered(releases, asked)
      const raised = releases.map((one) => ({ ...one, rolloutPercent: Math.max(one.rolloutPercent, percent) }))
      if (newest) expect(listOffered(raised, asked).map(({ id }) => id)).toContain(newest.id)
      expect(chooseCurrent(releases, asked) === undefined).toBe(chooseCurrent(releases, anybody) === undefined)
    }),
  )
})

test('a share is about as many as it says, and each release draws anew', () => {
  const many = Array.from({ length: 4_000 }, (_none, index) => `lic_${index}`)
  const inShare = (id: string) => new Set(many.filter((one) => shareOf(id, one) < 25))
  const [first, second] = [inShare('rel_a'), inShare('rel_b')]
  for (const share of [first, second]) expect(Math.abs(share.size - 1_000)).toBeLessThan(120)
  expect(Math.abs([...first].filter((one) => second.has(one)).length - 250)).toBeLessThan(80)
})

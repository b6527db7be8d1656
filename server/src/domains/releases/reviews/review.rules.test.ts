import { expect, test } from 'vitest'
import { judgeBuilds, judgeDeciding, judgeTaking, type ReviewFacts } from './review.rules.ts'

const now = new Date('2030-03-01T12:00:00Z')
const soon = new Date('2030-03-01T12:00:01Z')
const me = { userId: 'usr_me', now }

const facts = (more: Partial<ReviewFacts> = {}): ReviewFacts => ({
  ...{ status: 'InReview', takenBy: null, takenUntil: null, isOwnTeam: false },
  ...more,
})
const mine = { takenBy: 'usr_me', takenUntil: soon }
const theirs = { takenBy: 'usr_other', takenUntil: soon }

test.each<[string, Partial<ReviewFacts>, string | null, string | null]>([
  ['what waits may be taken, then decided', {}, null, 'not-taken'],
  ['what I have', mine, null, null],
  ['what another has is theirs', theirs, 'taken', 'taken'],
  ['until their time is over', { ...theirs, takenUntil: now }, null, 'not-taken'],
  ['I may still decide after mine, while nobody else took it', { ...mine, takenUntil: now }, null, null],
  ['never one of my own team', { isOwnTeam: true }, 'own-creator', 'own-creator'],
  ['also if I had it', { ...mine, isOwnTeam: true }, 'own-creator', 'own-creator'],
  ['not a draft', { status: 'Draft' }, 'not-in-review', 'not-in-review'],
  ['not what was decided', { status: 'Approved' }, 'not-in-review', 'not-in-review'],
])('%s', (_sentence, more, taking, deciding) => {
  expect(judgeTaking(facts(more), me)).toEqual(taking === null ? { may: true } : { may: false, because: taking })
  expect(judgeDeciding(facts(more), me)).toEqual(deciding === null ? { may: true } : { may: false, because: deciding })
})

const ready = (sha256: string) => ({ status: 'Ready', sha256 })

test.each<[string, { status: string; sha256: string | null }[], string[], string | null]>([
  ['the files that were seen, in whatever order', [ready('a'), ready('b')], ['b', 'a'], null],
  ['one that was not seen', [ready('a'), ready('b')], ['a'], 'not-as-seen'],
  ['one that is gone', [ready('a')], ['a', 'b'], 'not-as-seen'],
  ['another in its place', [ready('a'), ready('c')], ['a', 'b'], 'not-as-seen'],
  ['the same file for two platforms is seen twice', [ready('a'), ready('a')], ['a'], 'not-as-seen'],
  ['one that is not ready', [ready('a'), { status: 'NotReady', sha256: null }], ['a'], 'not-ready'],
  ['none at all', [], [], 'not-ready'],
])('%s', (_sentence, builds, seen, because) => {
  expect(judgeBuilds(builds, seen)).toEqual(because === null ? { good: true } : { good: false, because })
})

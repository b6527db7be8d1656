import { expect, test } from 'vitest'
import {
  judgePublishing,
  judgeRollBack,
  judgeRollout,
  judgeStop,
  judgeUnscheduling,
  type Publishable,
  type PublishingVerdict,
} from './publishing.rules.ts'

const at = new Date('2030-03-01T12:00:00Z')

const release = (more: Partial<Publishable> = {}): Publishable => ({
  ...{ status: 'Approved', version: '2.0.0', publishedAt: null, scheduledAt: null },
  ...{ rolloutPercent: 100, rolloutStoppedAt: null, rolledBackAt: null },
  ...more,
})
const out = (more: Partial<Publishable> = {}) => release({ publishedAt: at, ...more })
const alone = { needsRelease: true, isStable: true, otherStable: false }
const among = { ...alone, otherStable: true }

test.each<[string, PublishingVerdict, string | null]>([
  ['an approved release may be published', judgePublishing(release(), null), null],
  ['also above the current one', judgePublishing(release(), '1.9.0'), null],
  ['never below it', judgePublishing(release(), '2.1.0'), '2.1.0 is already published'],
  ['a beta of it is below it', judgePublishing(release({ version: '2.0.0-beta.1' }), '2.0.0'), '2.0.0 is already published'],
  ['not before its review', judgePublishing(release({ status: 'Draft' }), null), 'Submit it first'],
  ['not during its review', judgePublishing(release({ status: 'InReview' }), null), 'in review'],
  ['not after a no', judgePublishing(release({ status: 'Rejected' }), null), 'rejected'],
  ['not once it was sent back', judgePublishing(release({ status: 'ChangesRequested' }), null), 'sent it back'],
  ['not twice', judgePublishing(out(), null), 'already published'],
  ['not once it was rolled back', judgePublishing(out({ rolledBackAt: at }), null), 'rolled back'],
  ['what is scheduled may be unscheduled', judgeUnscheduling(release({ scheduledAt: at })), null],
  ['what is not may not', judgeUnscheduling(release()), 'not scheduled'],
  ['nor what is out', judgeUnscheduling(out()), 'Roll it back'],
  ['a share grows', judgeRollout(out({ rolloutPercent: 10 }), 11), null],
  ['it does not stay', judgeRollout(out({ rolloutPercent: 10 }), 10), 'more than 10'],
  ['it does not shrink', judgeRollout(out({ rolloutPercent: 10 }), 9), 'more than 10'],
  ['stopped, it may go on as it was', judgeRollout(out({ rolloutPercent: 10, rolloutStoppedAt: at }), 10), null],
  ['but not with less', judgeRollout(out({ rolloutPercent: 10, rolloutStoppedAt: at }), 9), '10 or more'],
  ['nothing is above everybody', judgeRollout(out(), 100), 'Everyone'],
  ['what is not out has no roll-out', judgeRollout(release(), 100), 'not published'],
  ['nor what was rolled back', judgeRollout(out({ rolledBackAt: at }), 100), 'rolled back'],
  ['a share may be stopped', judgeStop(out({ rolloutPercent: 10 }), among), null],
  ['once', judgeStop(out({ rolloutPercent: 10, rolloutStoppedAt: at }), among), 'already stopped'],
  ['not what everybody has', judgeStop(out(), among), 'Roll it back'],
  ['not the only release of what is for sale', judgeStop(out({ rolloutPercent: 10 }), alone), 'only release'],
  ['a release may be rolled back', judgeRollBack(out(), among), null],
  ['once', judgeRollBack(out({ rolledBackAt: at }), among), 'rolled back'],
  ['not before it is out', judgeRollBack(release(), among), 'not published'],
  ['not the only one of what is for sale', judgeRollBack(out(), alone), 'only release'],
  ['the only one of what is not for sale', judgeRollBack(out(), { ...alone, needsRelease: false }), null],
  ['the only beta', judgeRollBack(out(), { ...alone, isStable: false }), null],
])('%s', (_sentence, verdict, because) => {
  if (because === null) expect(verdict).toEqual({ may: true })
  else expect(verdict).toEqual({ may: false, because: expect.stringContaining(because) })
})

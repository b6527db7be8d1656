import { expect, test } from 'vitest'
import { applicationForm } from '#contract/creators/applications.ts'
import { type Decision, judgeDeciding, judgeEditing, socialAccountsIn } from './application.rules.ts'

test.each([
  ['nothing yet, nothing seen', undefined, 0, true],
  ['nothing any more, something seen', undefined, 2, 'edited-elsewhere'],
  ['a draft as seen', { status: 'Draft', version: 3 }, 3, true],
  ['a draft that another tab saved', { status: 'Draft', version: 4 }, 3, 'edited-elsewhere'],
  ['one that was asked back', { status: 'ChangesAsked', version: 5 }, 5, true],
  ['one that is with staff', { status: 'Submitted', version: 5 }, 5, 'with-us'],
] as const)('%s', (_what, open, version, verdict) => {
  expect(judgeEditing(open, version)).toEqual(verdict === true ? { may: true } : { may: false, because: verdict })
})

test.each<[string, Decision, 'Submitted' | 'ChangesAsked' | 'Approved' | 'Rejected', number, string, string | null]>([
  ['what waits is approved', 'Approved', 'Submitted', 2, 'usr_staff', null],
  ['what was asked back waits for its applicant', 'Approved', 'ChangesAsked', 2, 'usr_staff', 'changed'],
  ['what was asked back can be rejected', 'Rejected', 'ChangesAsked', 2, 'usr_staff', null],
  ['what somebody else approved', 'Rejected', 'Approved', 2, 'usr_staff', 'changed'],
  ['what changed since it was looked at', 'Approved', 'Submitted', 1, 'usr_staff', 'changed'],
  ['a rejection is taken back', 'Reopened', 'Rejected', 2, 'usr_staff', null],
  ['nobody decides about themselves', 'Approved', 'Submitted', 2, 'usr_applicant', 'own'],
])('%s', (_what, decision, status, version, by, because) => {
  const application = { status, version: 2, userId: 'usr_applicant' }
  expect(judgeDeciding({ application, decision, version, by })).toEqual(because ? { may: false, because } : { may: true })
})

test('links to known networks become the profile’s, others stay links', () => {
  const links = [
    'https://www.instagram.com/quiet',
    'https://quiet.bandcamp.com',
    'https://soundcloud.com/quiet',
    'https://notspotify.com.example.org',
  ]
  expect(socialAccountsIn(links)).toEqual({
    instagram: 'https://www.instagram.com/quiet',
    soundCloud: 'https://soundcloud.com/quiet',
    youtube: null,
    spotify: null,
    facebook: null,
  })
})

const whole = {
  name: 'Quiet Rooms',
  wishedId: 'quiet-rooms',
  websiteUrl: '',
  links: ['https://quiet.example.com/a'],
  sells: 'Rooms.',
  message: '',
  termsAccepted: true,
}
const messagesOf = (change: object) =>
  applicationForm.safeParse({ ...whole, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test.each([
  [{}, undefined],
  [{ name: ' ' }, ['name: Tell us the name you sell under']],
  [{ wishedId: 'admin' }, ['wishedId: This word is reserved']],
  [{ wishedId: 'Q' }, ['wishedId: Use 3 to 40 lowercase letters and digits, with dashes only between them']],
  [{ links: ['http://quiet.example.com'] }, ['links.0: Enter an address such as https://example.com']],
  [{ links: ['https://user:pass@quiet.example.com'] }, ['links.0: Enter an address such as https://example.com']],
  [{ links: ['https://localhost'] }, ['links.0: Enter an address such as https://example.com']],
  [{ links: ['https://10.0.0.1/x'] }, ['links.0: Enter an address such as https://example.com']],
  [{ links: ['javascript:alert(1)'] }, ['links.0: Enter an address such as https://example.com']],
  [{ links: [] }, ['links: Add a website or a link so we can hear what you make']],
  [{ links: ['https://quiet.example.com/a', 'https://www.quiet.example.com/a/'] }, ['links: You’ve added one of these links twice']],
  [{ links: [], websiteUrl: 'https://quiet.example.com' }, undefined],
  [{ links: [], sells: '' }, ['sells: Say what you make and sell', 'links: Add a website or a link so we can hear what you make']],
  [{ termsAccepted: false }, ['termsAccepted: Accept the terms for creators']],
])('§10 an application with %j: %j', (change, messages) => {
  expect(messagesOf(change)).toEqual(messages)
})

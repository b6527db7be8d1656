import { expect, test } from 'vitest'
import type { StaffCreator } from '#contract/creators/staff-creators.ts'
import { callAs } from '../../../testing/call-as.ts'
import { expectEmail } from '../../../testing/expect-email.ts'
import { openTeam } from '../../../testing/sample-team.ts'
import { addUser } from '../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../testing/test-shop.ts'
import { waitingMail } from '../../../testing/waiting-mail.ts'
import { announceTerms } from './announce-terms.ts'
import { hasSignedNewestTerms, hasSignedTerms, signTerms, termsVersion } from './creator-terms.ts'
import { newTermsMail } from './mails/new-terms.mail.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)
const owner = await addUser(db, { email: 'owner@soundfair.test', staffRoles: ['Owner'] })
const dayOf = (days: number) => new Date(new Date(testDay).getTime() + days * 24 * 60 * 60 * 1000)

const sign = (creatorId: string, version: string, userId: string) =>
  db
    .insertInto('creator_terms_signatures')
    .values({ creator_id: creatorId, version, signed_at: dayOf(-99), signed_by: userId })
    .execute()
const announce = (days: number) => announceTerms({ db, clock: { now: () => dayOf(days) }, publicUrl: shop.config.publicUrl })

test('a team that signed earlier terms is told of new ones, once; its signature counts for thirty days more', async () => {
  const { creatorId, admin } = await openTeam(db)
  const second = await addUser(db, { email: 'second@old.test', teams: { [creatorId]: ['Admin', 'Financial'] } })
  const marketing = await addUser(db, { email: 'marketing@old.test', teams: { [creatorId]: ['Marketing'] } })
  await sign(creatorId, '2020-01', admin.id)
  expect(await hasSignedTerms(db, creatorId)).toBe(true)
  expect(await hasSignedNewestTerms(db, creatorId)).toBe(false)

  await Promise.all([announce(0), announce(0)])
  await announce(29.9)
  for (const { email } of [admin, second]) {
    const mails = await waitingMail(db, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['New terms for creators from 31 March 2030'])
    expect(mails[0]?.text).toContain('Until then, the version you signed applies.')
  }
  expect(await waitingMail(db, marketing.email)).toEqual([])
  expect(await hasSignedTerms(db, creatorId)).toBe(true)

  await announce(30)
  expect(await hasSignedTerms(db, creatorId)).toBe(false)
  const seen = (await callAs(app, owner, `/api/admin/creators/${creatorId}`)).json() as StaffCreator
  expect(seen.hasSignedTerms).toBe(false)
  await db.transaction().execute((tx) => signTerms(tx, { creatorId, version: termsVersion, userId: admin.id, now: dayOf(31) }))
  expect(await hasSignedTerms(db, creatorId)).toBe(true)
  await announce(32)
  expect(await waitingMail(db, admin.email)).toHaveLength(1)
})

test('a team that signed the newest terms, or none yet, is told nothing; without any signature nothing goes live', async () => {
  const [current, none] = [await openTeam(db), await openTeam(db)]
  await sign(current.creatorId, '2020-01', current.admin.id)
  await sign(current.creatorId, termsVersion, current.admin.id)
  await announce(0)
  await announce(40)
  expect(await waitingMail(db, current.admin.email)).toEqual([])
  expect(await waitingMail(db, none.admin.email)).toEqual([])
  expect(await hasSignedTerms(db, current.creatorId)).toBe(true)
  expect(await hasSignedTerms(db, none.creatorId)).toBe(false)
})

test('the mail says what is new and when it takes effect', async () => {
  const link = 'https://soundfair.test/creator/settings#terms'
  const facts = { name: 'Ada', creatorName: '<b>Low</b>', version: '2027-01', news: 'Something.', requiredFrom: dayOf(30), link }
  expectEmail(await newTermsMail(facts), { links: [link], says: ['What’s new: Something.', 'from 31 March 2030'] })
})

import { expect, test } from 'vitest'
import type { OwnApplication } from '#contract/creators/applications.ts'
import type { ApplicationRow } from '#contract/creators/staff-applications.ts'
import { openApplicationShop } from '../../../../testing/application-shop.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

const { app, db, staff, owner, sample, save, send, look, decide, judge, mailsTo, subjectsTo, apply } = await openApplicationShop()

test('§10 approval creates the creator, its Admin and a starter storefront, and mails so', async () => {
  const { applicant, application } = await apply({ name: 'Low Hum', wishedId: 'low-hum' })
  const approved = await decide(staff, application.id, 'approve', { version: 1, creatorId: 'low-hum' })
  expect(approved.json()).toMatchObject({ status: 'Approved', creatorId: 'low-hum', decidedBy: 'Cleo', isIdFree: false })

  const creator = (await callAs(app, applicant, '/api/creator/meta')).json()
  expect(creator).toMatchObject({
    id: 'low-hum',
    name: 'Low Hum',
    live: false,
    ownerId: applicant.id,
    websiteUrl: 'https://quiet.example.com',
    socialMediaAccounts: { soundCloud: 'https://soundcloud.com/quiet-rooms' },
    latestTermsAndConditionsSigned: null,
    description: null,
    pageBlocks: [{ type: 'TextBlock', title: 'Low Hum', body: 'Everything we release appears below.' }],
  })
  expect((await callAs(app, applicant, '/api/creator/team')).json().members).toMatchObject([{ userId: applicant.id, roles: ['Admin'] }])
  expect(await subjectsTo(applicant)).toEqual([expect.stringContaining('application received'), 'Low Hum: welcome to Soundfair'])
  expect((await look(applicant)).application).toMatchObject({ status: 'Approved', creatorId: 'low-hum' })
  const log = await db.selectFrom('audit_log').selectAll().where('subject', '=', application.id).execute()
  expect(log).toMatchObject([{ action: 'application.approved', actor_id: staff.id, creator_id: 'low-hum', details: { name: 'Low Hum' } }])
})

test('an id taken meanwhile is refused as a whole; another one can be given', async () => {
  const { application } = await apply({ wishedId: 'wanted-twice' })
  await addCreator(db, { id: 'wanted-twice' })
  expect((await judge(application.id)).isIdFree).toBe(false)
  const refused = expectProblem(await decide(staff, application.id, 'approve', { version: 1, creatorId: 'wanted-twice' }), 400)
  expect(refused.errors).toEqual({ creatorId: ['This id is taken'] })
  expect((await judge(application.id)).status).toBe('Submitted')
  expect((await decide(staff, application.id, 'approve', { version: 1, creatorId: 'wanted-again' })).json()).toMatchObject({
    creatorId: 'wanted-again',
  })
})

test('of two applications that get the same id at once one has it, the other is refused at its field', async () => {
  const both = [await apply({ wishedId: 'one-of-two' }), await apply({ wishedId: 'one-of-two' })]
  const answers = await Promise.all(
    both.map(({ application }, at) => decide(at === 0 ? staff : owner, application.id, 'approve', { version: 1, creatorId: 'one-of-two' })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const told = answers.find(({ statusCode }) => statusCode === 400)
  expect(told && expectProblem(told).errors).toEqual({ creatorId: ['This id is taken'] })
})

test('of two staff who decide at once one succeeds, the other is refused', async () => {
  const { applicant, application } = await apply()
  const answers = await Promise.all([
    decide(staff, application.id, 'approve', { version: 1, creatorId: 'at-once' }),
    decide(owner, application.id, 'reject', { version: 1, reason: 'No.' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const told = answers.find(({ statusCode }) => statusCode === 409)
  expect(told && expectProblem(told).detail).toBe('This application has been decided or changed since you opened it. Check it again.')
  expect(await subjectsTo(applicant)).toHaveLength(2)
})

test('a rejection needs a reason, mails it, can be taken back, and allows another application', async () => {
  const { applicant, application } = await apply()
  expect(expectProblem(await decide(staff, application.id, 'reject', { version: 1, reason: ' ' }), 400).errors).toEqual({
    reason: ['Give a reason they can act on'],
  })
  await decide(staff, application.id, 'reject', { version: 1, reason: 'There is nothing to hear yet.' })
  expect((await look(applicant)).application).toMatchObject({ status: 'Rejected', reason: 'There is nothing to hear yet.' })
  expect((await mailsTo(applicant)).at(-1)?.text).toContain('There is nothing to hear yet.')

  expect((await decide(owner, application.id, 'reopen', { version: 2 })).json()).toMatchObject({ status: 'Submitted', reason: null })
  expect(await subjectsTo(applicant)).toHaveLength(3)
  await decide(staff, application.id, 'reject', { version: 3, reason: 'Still nothing.' })

  expect((await send(applicant, 0)).statusCode).toBe(200)
  expect(expectProblem(await decide(owner, application.id, 'reopen', { version: 4 }), 409).detail).toContain('a new application since')
  const { application: newest, earlier } = await look(applicant)
  expect([newest?.status, ...earlier.map(({ status }) => status)]).toEqual(['Submitted', 'Rejected'])
})

test('an application sent back is changed and submitted again, and its applicant does not see who sent it back', async () => {
  const { applicant, application } = await apply()
  await decide(staff, application.id, 'ask-back', { version: 1, reason: 'Which rooms?' })
  expect((await look(applicant)).application).toMatchObject({ status: 'ChangesAsked', reason: 'Which rooms?' })
  expect(JSON.stringify(await look(applicant))).not.toContain('Cleo')
  expect((await mailsTo(applicant)).at(-1)?.text).toContain('Which rooms?')
  expectProblem(await decide(staff, application.id, 'approve', { version: 2, creatorId: 'too-soon' }), 409)
  expect((await save(applicant, 2, { message: 'Kitchens.' })).json()).toMatchObject({ status: 'ChangesAsked', version: 3 })
  expect((await send(applicant, 3, { message: 'Kitchens.' })).json()).toMatchObject({ status: 'Submitted', reason: null })
  expect((await judge(application.id)).history).toMatchObject([
    { what: 'Submitted', by: applicant.name },
    { what: 'ChangesAsked', by: 'Cleo', detail: 'Which rooms?' },
    { what: 'Submitted' },
  ])
})

test('a version half changed when it was rejected does not come back as if it were submitted', async () => {
  const { applicant, application } = await apply()
  await decide(staff, application.id, 'ask-back', { version: 1, reason: 'Which rooms?' })
  await save(applicant, 2, { name: '', websiteUrl: 'javascript:alert(1)', links: [], termsAccepted: false })
  expect((await decide(staff, application.id, 'reject', { version: 3, reason: 'Too long ago.' })).statusCode).toBe(200)
  expect(expectProblem(await decide(owner, application.id, 'reopen', { version: 4 }), 409).detail).toContain('it is incomplete')
  expect((await send(applicant, 0)).statusCode).toBe(200)
})

test('staff see similar names, the network, and earlier applications', async () => {
  const { application: other } = await apply({ name: 'North-Light Audio', wishedId: 'north-light' }, '10.77.0.1')
  const { applicant, application } = await apply({ name: 'Northlight audio', wishedId: 'northlight-two' }, '10.77.0.1')
  await decide(staff, application.id, 'reject', { version: 1, reason: 'Somebody has this name.' })
  await send(applicant, 0, { name: 'Northlight Audio.', wishedId: 'northlight-three' }, '10.77.0.2')
  const again = (await look(applicant)).application as OwnApplication
  expect(await judge(again.id)).toMatchObject({
    applicant: { email: applicant.email },
    network: '10.77.0.2',
    earlier: [{ id: application.id, status: 'Rejected' }],
    sameName: { creators: [{ id: 'northlight-audio' }], applications: [{ id: other.id }] },
    sameNetwork: [],
    teams: [],
  })
  expect((await judge(application.id)).sameNetwork).toMatchObject([{ id: other.id }])
})

test('nobody decides on their own application, and roles that only read decide on none', async () => {
  const sent = (await send(staff, 0)).json() as OwnApplication
  expect(expectProblem(await decide(staff, sent.id, 'approve', { version: 1, creatorId: 'my-own' }), 403).detail).toContain('Someone else')
  const support = await addUser(db, { email: 'support@soundfair.test', staffRoles: ['CustomerSupport'] })
  expect((await judge(sent.id, support)).status).toBe('Submitted')
  expectProblem(await decide(support, sent.id, 'approve', { version: 1, creatorId: 'my-own' }), 403)
  const qa = await addUser(db, { email: 'qa@soundfair.test', staffRoles: ['QA'] })
  expectProblem(await callAs(app, qa, '/api/admin/applications'), 403)
})

test('the list holds open applications, is searched, and pages by key', async () => {
  const own = await openTestShop()
  const ownApp = await openTestApp(own)
  const clerk = await addUser(own.database.db, { email: 'clerk@soundfair.test', staffRoles: ['Owner'] })
  const form = JSON.stringify({ version: 1, ...sample() })
  for (let each = 0; each < 120; each++) {
    const { id } = await addUser(own.database.db, { email: `many-${each}@example.test` })
    const at = new Date(Date.UTC(2030, 0, 1, 0, each))
    await own.database.db
      .insertInto('creator_applications')
      .values({
        id: `cap_${String(each).padStart(26, '0')}`,
        user_id: id,
        status: 'Submitted',
        version: 1,
        form: form as never,
        name: `Many ${each}`,
        wished_id: `many-${each}`,
        applicant: `many-${each}@example.test`,
        created_at: at,
        saved_at: at,
        submitted_at: at,
      })
      .execute()
  }
  const found: string[] = []
  let next: string | null = '/api/admin/applications'
  while (next) {
    const page: { items: ApplicationRow[]; next: string | null } = (await callAs(ownApp, clerk, next)).json()
    found.push(...page.items.map(({ name }) => name))
    next = page.next
  }
  expect(found).toEqual(Array.from({ length: 120 }, (_, each) => `Many ${each}`))
  const search = async (q: string) => (await callAs(ownApp, clerk, '/api/admin/applications', { query: { q } })).json().items.length
  expect(await search('many-77@EXAMPLE.test')).toBe(1)
  expect(await search('Ma')).toBe(50)
  expect(await search('ny')).toBe(0)
  expect(await search('%')).toBe(0)
})

import { expect, test } from 'vitest'
import type { PluginFormat } from '#contract/releases/build-formats.ts'
import * as drafts from '#contract/releases/own-releases.ts'
import * as contract from '#contract/releases/reviews.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { mailsTo } from '../../../../testing/mail-of.ts'
import { openReviewShop } from '../../../../testing/review-shop.ts'

const { app, db, shop, ada, dev, marketing, other, quinn, owner, support, insider, call, act, must, ...reviewing } = await openReviewShop()
const { submitted, review, take, approve, approved, own, addBuild, hashesOf, newProduct, moveOn } = reviewing

const typeOf = (answer: Awaited<ReturnType<typeof call>>, status: number) => expectProblem(answer, status).type

test('a review is taken for half an hour by one; taking it again prolongs it', async () => {
  const id = await submitted('1.0.0')
  const until = new Date(moveOn(0).getTime() + 30 * 60_000).toISOString()
  expect((await must<contract.Review>(take(id))).taken).toEqual({ by: { id: quinn.id, name: 'Quinn' }, isYou: true, until })
  expect(typeOf(await take(id, owner), 409)).toBe('/problems/review-taken')
  expect(await review(id, owner)).toMatchObject({ mayNotBecause: 'taken', taken: { isYou: false } })
  moveOn(20)
  await must(take(id))
  moveOn(20)
  expect(typeOf(await take(id, owner), 409)).toBe('/problems/review-taken')
  moveOn(11)
  expect((await review(id, owner)).taken).toBeNull()
  await must(take(id, owner))
  expect(typeOf(await approve(id), 409)).toBe('/problems/review-taken')
  expect((await review(id)).history.map(({ what, by }) => [what, by])).toEqual([
    ['ReviewTaken', 'Olga'],
    ['ReviewTaken', 'Quinn'],
    ['Submitted', 'Ada'],
    ['Created', 'Ada'],
  ])
})

test('two who take a review at once: one has it', async () => {
  const id = await submitted('1.0.0')
  const answers = await Promise.all([take(id), take(id, owner)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('a review that is given back can be taken by another', async () => {
  const id = await submitted('1.0.0')
  expectProblem(await act(quinn, contract.giveBackReview, id), 409)
  await must(take(id))
  expect(typeOf(await act(owner, contract.giveBackReview, id), 409)).toBe('/problems/review-taken')
  await must(act(quinn, contract.giveBackReview, id))
  await must(take(id, owner))
})

test('only its holder decides', async () => {
  const id = await submitted('1.0.0')
  const body = { reason: 'It crashes.' }
  expect(typeOf(await approve(id), 409)).toBe('/problems/take-first')
  for (const route of [contract.rejectRelease, contract.askForChanges]) {
    expect(typeOf(await act(quinn, route, id, body), 409)).toBe('/problems/take-first')
  }
  await must(take(id, owner))
  for (const route of [contract.rejectRelease, contract.askForChanges]) {
    expect(typeOf(await act(quinn, route, id, body), 409)).toBe('/problems/review-taken')
  }
})

test('§13 nobody reviews what their own team made', async () => {
  const id = await submitted('1.0.0')
  const problem = expectProblem(await take(id, insider), 403)
  expect(problem).toMatchObject({ type: '/problems/own-release', detail: expect.stringContaining('team') })
  expect((await review(id, insider)).mayNotBecause).toBe('own-creator')
  // Joining the team while holding the review rules out deciding it.
  await must(take(id))
  await db
    .insertInto('creator_members')
    .values({ creator_id: 'lowtide', user_id: quinn.id, roles: ['Marketing'], created_at: moveOn(0) })
    .execute()
  expect(typeOf(await approve(id), 403)).toBe('/problems/own-release')
  await db.deleteFrom('creator_members').where('user_id', '=', quinn.id).execute()
  await must(approve(id))
})

test('whoever submitted a release does not review it, also after leaving the team', async () => {
  const id = await submitted('1.0.0')
  await db.updateTable('releases').set({ submitted_by: quinn.id }).where('id', '=', id).execute()
  expect(typeOf(await take(id), 403)).toBe('/problems/own-release')
  expect((await review(id)).mayNotBecause).toBe('own-creator')
})

test('§9 an approved release has the reviewed hashes, and nothing of it changes any more', async () => {
  const id = await submitted('1.0.0', { builds: [{ platform: 'Mac' }, { platform: 'Windows' }] })
  await must(take(id))
  const approval = await must<contract.Review>(approve(id))
  expect(approval).toMatchObject({ status: 'Approved', taken: null, decidedBy: 'Quinn', mayNotBecause: 'not-in-review' })
  expect(approval.builds.map(({ status }) => status)).toEqual(['Approved', 'Approved'])
  await expect(
    db
      .updateTable('builds')
      .set({ sha256: 'f'.repeat(64) })
      .where('release_id', '=', id)
      .execute(),
  ).rejects.toThrow(/approved/)
  expectProblem(await act(ada, drafts.withdrawRelease, id), 409)
  expectProblem(await take(id), 409)
  const audit = await db.selectFrom('audit_log').selectAll().where('subject', '=', id).execute()
  expect(audit).toMatchObject([{ action: 'release.approved', actor_id: quinn.id, creator_id: 'lowtide' }])
  // Which member of staff decided is internal; the creator sees the decision.
  expect((await own(id)).history[0]).toMatchObject({ what: 'Approved', by: null })
})

test('files that the reviewer did not see are not approved', async () => {
  const id = await submitted('1.0.0')
  await must(take(id))
  for (const sha256s of [[], ['a'.repeat(64)], [...(await hashesOf(id)), 'a'.repeat(64)]]) {
    const { detail } = expectProblem(await act(quinn, contract.approveRelease, id, { sha256s }), 409)
    expect(detail).toContain('have changed since you looked')
  }
  const seen = await hashesOf(id)
  await db.updateTable('builds').set({ status: 'NotReady' }).where('release_id', '=', id).execute()
  expect(expectProblem(await act(quinn, contract.approveRelease, id, { sha256s: seen }), 409).detail).toContain('not ready')
})

test('approve and withdraw at once: exactly one of them happens', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const id = await submitted(version)
    await must(take(id))
    const sha256s = await hashesOf(id)
    const answers = await Promise.all([act(quinn, contract.approveRelease, id, { sha256s }), act(ada, drafts.withdrawRelease, id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const isApproved = answers[0]?.statusCode === 200
    const { status, builds } = await own(id)
    expect([status, builds[0]?.status]).toEqual(isApproved ? ['Approved', 'Approved'] : ['Draft', 'Ready'])
  }
})

test('a rejected release says why, its files are replaced, and it is submitted again', async () => {
  const id = await submitted('1.0.0')
  await must(take(id))
  expectProblem(await act(quinn, contract.rejectRelease, id, { reason: '  ' }), 400)
  await must(act(quinn, contract.rejectRelease, id, { reason: 'It crashes in Live.' }))
  const rejected = await own(id)
  expect(rejected).toMatchObject({
    status: 'Rejected',
    reason: 'It crashes in Live.',
    history: [{ what: 'Rejected', by: null }, {}, {}, {}],
  })
  expect(rejected.missing.map(({ code }) => code)).toEqual(['rejected'])
  await db.deleteFrom('builds').where('release_id', '=', id).execute()
  await addBuild(id, { platform: 'Mac', bytes: Buffer.from('mended') })
  await must(act(ada, drafts.submitRelease, id))
  expect(await review(id)).toMatchObject({ status: 'InReview', reason: null, taken: null, decidedAt: null })
})

test('after asking for changes the files may stay', async () => {
  const id = await submitted('1.0.0')
  await must(take(id))
  await must(act(quinn, contract.askForChanges, id, { reason: 'Say in the notes what is new.' }))
  expect(await own(id)).toMatchObject({
    status: 'ChangesRequested',
    reason: 'Say in the notes what is new.',
    builds: [{ status: 'Ready' }],
  })
  await must(act(ada, drafts.submitRelease, id))
})

test('a decision is mailed to those of the team who may change releases', async () => {
  const id = await submitted('3.0.0')
  await must(take(id))
  await must(act(quinn, contract.rejectRelease, id, { reason: 'It crashes in Live.\nUse a debug build to see where.' }))
  for (const { email } of [ada, dev]) {
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject.includes('3.0.0'))
    expect(mail?.subject).toMatch(/^Deep \d+ 3\.0\.0 was rejected$/)
    expect(mail?.text).toContain('It crashes in Live.')
    expect(mail?.text).toContain(`/creator/releases/${id}`)
  }
  expect((await mailsTo(shop, marketing.email)).length).toBe(0)
})

test('what differs from the last approved release is listed', async () => {
  const productId = await newProduct()
  const manifest = (files: [string, number][]) => ({
    files: files.map(([path, size]) => ({ name: path.split('/').at(-1) ?? '', path, size })),
    licensePath: null,
  })
  const report = (formats: PluginFormat[]) => ({ lines: [], formats, pack: null })
  const first = manifest([
    ['Deep 1.0.0/Deep.vst3', 10],
    ['Deep 1.0.0/Old.txt', 1],
  ])
  await approved('1.0.0', { productId, builds: [{ platform: 'Mac', manifest: first, report: report(['VST3']) }] })
  const second = manifest([
    ['Deep 1.1.0/Deep.vst3', 20],
    ['Deep 1.1.0/Deep.clap', 5],
  ])
  const builds = [
    { platform: 'Mac' as const, manifest: second, report: report(['VST3', 'CLAP']), bytes: Buffer.alloc(2_000) },
    { platform: 'Windows' as const },
  ]
  const { differences } = await review(await submitted('1.1.0', { productId, builds }))
  expect(differences).toEqual([
    {
      ...{ platform: 'Mac', before: { version: '1.0.0', size: 1_000 }, sizeNow: 2_000 },
      ...{ added: ['Deep.clap'], removed: ['Old.txt'], changed: [{ path: 'Deep.vst3', before: 10, now: 20 }] },
      ...{ formatsAdded: ['CLAP'], formatsRemoved: [], unlisted: 0, isCompared: true },
    },
    {
      ...{ platform: 'Windows', before: null, sizeNow: 1_000, added: [], removed: [], changed: [] },
      ...{ formatsAdded: [], formatsRemoved: [], unlisted: 0, isCompared: false },
    },
  ])
})

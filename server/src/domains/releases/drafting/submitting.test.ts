import { expect, test } from 'vitest'
import * as contract from '#contract/releases/own-releases.ts'
import { openCheckShop, pluginZip } from '../../../../testing/check-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'

const { db, bo, act, look, release, run, send, name, complete, beginUpload } = await openCheckShop()

const missingOf = async (releaseId: string) => Object.keys(expectProblem(await act(contract.submitRelease, releaseId), 400).errors ?? {})

test('§9 a release is submitted once nothing is missing, and says what is', async () => {
  const { id } = await release({ notes: ' ' })
  expect(await missingOf(id)).toEqual(['no-notes', 'no-build'])
  await act(contract.changeRelease, id, { body: { notes: 'Deeper.' } })
  await name(id, await beginUpload(10))
  expect(await missingOf(id)).toEqual(['arriving'])
  await name(id, await send(pluginZip()))
  expect(await missingOf(id)).toEqual(['checking'])
  await run()
  const submitted = (await act(contract.submitRelease, id)).json()
  expect(submitted).toMatchObject({ status: 'InReview', submittedAt: '2030-03-01T12:00:00.000Z', missing: [] })
  expect(submitted.history[0]).toMatchObject({ what: 'Submitted', by: 'Ada' })
})

test('§9 symbols alone are not enough for customers', async () => {
  const { id } = await release()
  await name(id, await send(pluginZip()), { platform: 'Symbols' })
  await run()
  expect(await missingOf(id)).toEqual(['no-build'])
})

test('in review only the notes can be changed, and not removed', async () => {
  const { id } = await complete()
  await act(contract.submitRelease, id)
  const uploadId = await beginUpload(10)
  expectProblem(await act(contract.changeRelease, id, { body: { version: '999.0.0' } }), 409)
  expectProblem(await act(contract.changeRelease, id, { body: { channel: 'beta' } }), 409)
  for (const route of [contract.discardRelease, contract.removeBuild, contract.checkBuildAgain, contract.submitRelease]) {
    expectProblem(await act(route, id), 409)
  }
  expectProblem(await name(id, uploadId), 409)
  expectProblem(await name(id, uploadId, { platform: 'Mac' }), 409)
  expectProblem(await act(contract.changeRelease, id, { body: { notes: ' ' } }), 400)
  expect((await act(contract.changeRelease, id, { body: { notes: 'Better said.' } })).json().notes).toBe('Better said.')
})

test('a release is withdrawn, also while a reviewer has it, and submitted again', async () => {
  const { id } = await complete()
  expectProblem(await act(contract.withdrawRelease, id), 409)
  await act(contract.submitRelease, id)
  await db
    .updateTable('releases')
    .set({ taken_by: bo.id, taken_until: new Date('2030-03-01T12:30:00Z') })
    .where('id', '=', id)
    .execute()
  expect((await act(contract.withdrawRelease, id, { by: bo })).json()).toMatchObject({ status: 'Draft', submittedAt: null })
  expect((await act(contract.submitRelease, id)).json().status).toBe('InReview')
  expect((await look(id)).history.map(({ what, by }) => `${what} ${by}`)).toEqual([
    ...['Submitted Ada', 'Withdrawn Bo', 'Submitted Ada', 'BuildAdded Ada', 'Created Ada'],
  ])
})

test.each(['ChangesRequested', 'Rejected'] as const)(
  'what came back as %s is worked on and submitted again, and its reason goes',
  async (status) => {
    const { id } = await complete()
    await act(contract.submitRelease, id)
    const decided = { decided_at: new Date('2030-03-01T12:00:00Z'), decided_by: bo.id }
    await db
      .updateTable('releases')
      .set({ status, reason: 'It crashes', ...decided })
      .where('id', '=', id)
      .execute()
    expect(await look(id)).toMatchObject({ status, reason: 'It crashes' })
    await name(id, await send(pluginZip({ 'fixed.txt': 'fixed' })))
    await run()
    expect((await act(contract.submitRelease, id)).json()).toMatchObject({ status: 'InReview', reason: null })
  },
)

test('§9 a rejected file is replaced before its release is submitted again', async () => {
  const { id } = await complete()
  await db.updateTable('builds').set({ status: 'Rejected', reason: 'It crashes' }).where('release_id', '=', id).execute()
  expect(await missingOf(id)).toEqual(['rejected'])
})

test('§9 no check accepts a rejected file, not even one for another version', async () => {
  const { id, version } = await complete()
  await db.updateTable('builds').set({ status: 'Rejected', reason: 'It crashes' }).where('release_id', '=', id).execute()
  expectProblem(await act(contract.checkBuildAgain, id), 409)
  expect((await act(contract.changeRelease, id, { body: { version: `${version}+again` } })).statusCode).toBe(200)
  await run()
  expect(await missingOf(id)).toEqual(['rejected'])
})

test('§9 an approved release stays as it is and is never discarded; its notes can still be corrected', async () => {
  const { id } = await complete()
  await act(contract.submitRelease, id)
  await db.updateTable('builds').set({ status: 'Approved' }).where('release_id', '=', id).execute()
  await db
    .updateTable('releases')
    .set({ status: 'Approved', published_at: new Date('2030-03-01T12:00:00Z') })
    .where('id', '=', id)
    .execute()
  expectProblem(await act(contract.discardRelease, id), 409)
  expectProblem(await act(contract.removeBuild, id), 409)
  expectProblem(await act(contract.withdrawRelease, id), 409)
  expectProblem(await act(contract.changeRelease, id, { body: { version: '999.0.0' } }), 409)
  expect((await act(contract.changeRelease, id, { body: { notes: 'Said better.' } })).json()).toMatchObject({
    notes: 'Said better.',
    isCurrent: true,
  })
})

test('two who submit at once submit once', async () => {
  const { id } = await complete()
  const answers = await Promise.all([act(contract.submitRelease, id), act(contract.submitRelease, id, { by: bo })])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

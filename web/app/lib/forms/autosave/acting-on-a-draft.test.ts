import { expect, test } from 'vitest'
import { errorOfFailure } from '../../api/call-error.ts'
import { savesAfter } from './create-autosave.ts'
import { type DraftServer, openDraft, pass, savedAs, stopClock } from './open-sample-draft.ts'

stopClock()

const mara = { id: 'usr_mara', name: 'Mara' }
const actsFor = 4 * savesAfter

/** Publishes a revision, which takes a while. */
const publishOn = (server: DraftServer) => async (revision: number) => {
  await new Promise((resolve) => setTimeout(resolve, actsFor))
  server.requireRevision(revision)
  server.draft = savedAs(server.draft.value, revision + 1)
  return server.draft
}

test('what is typed while something is published stays, and is saved afterwards, at the revision of the answer', async () => {
  const { server, draft } = openDraft()
  draft.change('b')
  const published = draft.act(publishOn(server))
  await pass(savesAfter)
  draft.change('bc')
  await pass(2 * savesAfter)
  expect(server.saves, 'nothing is saved beside it').toEqual(['b'])
  await pass(savesAfter)
  await published
  expect(draft.read()).toMatchObject({ value: 'bc', status: 'waiting', saved: { revision: 3 } })
  await pass(savesAfter)
  expect(server.saves).toEqual(['b', 'bc'])
  expect(draft.read()).toMatchObject({ value: 'bc', status: 'saved', saved: { revision: 4 } })
})

test('an answer that replaces the draft takes its place, and what was typed meanwhile is kept on this device', async () => {
  const { draft, server } = openDraft()
  draft.change('b')
  const discarded = draft.replace(async () => {
    await new Promise((resolve) => setTimeout(resolve, actsFor))
    return savedAs('published', 7)
  })
  await pass(savesAfter)
  draft.change('bc')
  await pass(actsFor)
  await discarded
  await pass(savesAfter)
  expect(draft.read()).toMatchObject({
    ...{ value: 'published', status: 'saved', saved: { revision: 7 } },
    localCopy: { value: 'bc', why: 'mine' },
  })
  expect(server.saves).toEqual(['b'])
})

test('if somebody else was faster, nothing is done, and theirs is shown', async () => {
  const { server, draft } = openDraft()
  server.draft = savedAs('hers', 2, mara)
  const refused = expect(draft.act(publishOn(server))).rejects.toThrow('Another version was saved')
  await pass(actsFor)
  await refused
  expect(server.draft).toMatchObject({ revision: 2 })
  expect(draft.read()).toMatchObject({ value: 'hers', status: 'saved', saved: { revision: 2 } })
  await expect(draft.act(publishOn(server)), 'the second of two quick presses').rejects.toThrow('Look at the other version first')
  await pass(2_000)
  const published = draft.act(publishOn(server))
  await pass(actsFor)
  await published
  expect(server.draft).toMatchObject({ value: 'hers', revision: 3 })
})

test.each(['act', 'replace'] as const)('%s: what was typed before that was known stays beside theirs', async (kind) => {
  const { server, draft } = openDraft()
  const refused = expect(draft[kind](publishOn(server))).rejects.toThrow('Another version was saved')
  await pass(savesAfter)
  server.draft = savedAs('hers', 2, mara)
  draft.change('mine')
  const flushed = expect(draft.flush(), 'nothing waits for ever').rejects.toThrow('Not saved')
  await pass(actsFor)
  await refused
  await flushed
  expect(draft.read()).toMatchObject({ value: 'mine', status: 'conflict', theirs: { value: 'hers' } })
  draft.keepMine()
  await pass(0)
  expect(server.draft).toMatchObject({ value: 'mine', revision: 3 })
})

test('if the answer to publishing is lost, typing goes on without a conflict with oneself', async () => {
  const { server, draft } = openDraft()
  const lost = expect(
    draft.act(async (revision) => {
      await publishOn(server)(revision)
      throw errorOfFailure()
    }),
  ).rejects.toThrow('An unknown error')
  await pass(actsFor)
  await lost
  draft.change('more')
  await pass(savesAfter)
  await pass(savesAfter)
  expect(draft.read()).toMatchObject({ value: 'more', status: 'saved', theirs: undefined })
  expect(server.draft).toMatchObject({ value: 'more', revision: 3 })
})

test('if the answer to publishing was lost, the next press publishes the same again instead of calling it another version', async () => {
  const { server, draft } = openDraft()
  const publish = publishOn(server)
  let isLost = true
  const press = () =>
    draft.act(async (revision) => {
      const answer = await publish(revision)
      if (isLost) throw errorOfFailure()
      return answer
    })
  const lost = expect(press()).rejects.toThrow('An unknown error')
  await pass(actsFor)
  await lost
  isLost = false
  const again = press()
  await pass(2 * actsFor)
  await again
  expect(draft.read()).toMatchObject({ value: 'a', status: 'saved', saved: { revision: 3 } })
})

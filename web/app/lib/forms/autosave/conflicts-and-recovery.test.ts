import { expect, test } from 'vitest'
import { savesAfter } from './create-autosave.ts'
import { memoryStorage } from './memory-storage.ts'
import { makeDraftServer, openDraft, pass, savedAs, stopClock } from './open-sample-draft.ts'

stopClock()

const mara = { id: 'usr_mara', name: 'Mara' }

const openInConflict = async () => {
  const opened = openDraft()
  opened.server.draft = savedAs('hers', 2, mara)
  opened.draft.change('mine')
  await pass(savesAfter)
  return opened
}

test('when somebody else saved, both versions are there and nothing is sent', async () => {
  const { draft, server } = await openInConflict()
  expect(draft.read()).toMatchObject({ status: 'conflict', value: 'mine', theirs: { value: 'hers', savedBy: mara } })
  draft.change('mine, more')
  await pass(60_000)
  expect(server.saves).toEqual(['mine'])
})

test('taking theirs keeps mine to restore, and restoring it keeps theirs', async () => {
  const { draft, server } = await openInConflict()
  draft.takeTheirs()
  expect(draft.read()).toMatchObject({ status: 'saved', value: 'hers', localCopy: { value: 'mine', why: 'mine' } })
  draft.restoreLocalCopy()
  await pass(savesAfter)
  expect(server.draft).toMatchObject({ value: 'mine', revision: 3 })
  expect(draft.read()).toMatchObject({ status: 'saved', value: 'mine', localCopy: { value: 'hers', why: 'theirs' } })
})

test('keeping mine saves it over theirs and keeps theirs to restore', async () => {
  const { draft, server } = await openInConflict()
  draft.keepMine()
  await pass(0)
  expect(server.draft).toMatchObject({ value: 'mine', revision: 3 })
  expect(draft.read()).toMatchObject({ status: 'saved', localCopy: { value: 'hers', why: 'theirs' } })
})

test('a closed tab loses nothing: the next visit offers it', async () => {
  const { draft, server, storage } = openDraft()
  draft.change('typed in haste')
  draft.storeNow()
  const next = openDraft(server, storage, 'second')
  next.draft.lookBack()
  expect(next.draft.read()).toMatchObject({ value: 'a', localCopy: { value: 'typed in haste', why: 'unsaved' } })
  next.draft.restoreLocalCopy()
  await pass(savesAfter)
  expect(server.draft.value).toBe('typed in haste')
  expect(storage.length).toBe(0)
})

test('what the server has already is not offered', () => {
  const { draft, server, storage } = openDraft()
  draft.change('b')
  draft.storeNow()
  server.draft = savedAs('b', 2)
  const next = openDraft(server, storage, 'second')
  next.draft.lookBack()
  expect(next.draft.read().localCopy).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('declining an offer clears it away', () => {
  const { draft, server, storage } = openDraft()
  draft.change('b')
  draft.storeNow()
  const next = openDraft(server, storage, 'second')
  next.draft.lookBack()
  next.draft.dropLocalCopy()
  expect(storage.length).toBe(0)
})

test('a device without room stops nothing', async () => {
  const { draft, server } = openDraft(makeDraftServer(), memoryStorage(5))
  draft.change('b')
  draft.storeNow()
  await pass(savesAfter)
  expect(server.draft.value).toBe('b')
})

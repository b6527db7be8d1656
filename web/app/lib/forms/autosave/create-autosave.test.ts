import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, errorOfFailure } from '../../api/call-error.ts'
import type { Saved } from './autosave.ts'
import { makeCopyShelf } from './copy-shelf.ts'
import { createAutosave, savesAfter } from './create-autosave.ts'
import { memoryStorage } from './memory-storage.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-03-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const now = () => new Date()
const me = { id: 'usr_me', name: 'Ada' }
const mara = { id: 'usr_mara', name: 'Mara' }
const savedAs = (value: string, revision: number, savedBy = me): Saved<string> => ({
  value,
  revision,
  savedAt: now().toISOString(),
  savedBy,
})
const conflict = () => new CallError('Somebody else changed this in the meantime.', { status: 409 })

/** A server with one draft on it, that can lose the way there and the way back. */
const makeServer = () => {
  const server = {
    draft: savedAs('a', 1),
    saves: [] as string[],
    trouble: undefined as undefined | 'request lost' | 'answer lost' | Error,
    takes: 0,
    save: async (value: string, revision: number): Promise<Saved<string>> => {
      server.saves.push(value)
      if (server.takes > 0) await new Promise((resolve) => setTimeout(resolve, server.takes))
      if (server.trouble === 'request lost') throw errorOfFailure()
      if (server.trouble instanceof Error) throw server.trouble
      if (revision !== server.draft.revision) throw conflict()
      server.draft = savedAs(value, revision + 1)
      if (server.trouble === 'answer lost') throw errorOfFailure()
      return server.draft
    },
    load: async () => server.draft,
  }
  return server
}

const open = (server = makeServer(), storage = memoryStorage(), visit = 'first') => {
  const options = { name: 'storefront/x', saved: server.draft, save: server.save, load: server.load }
  return { server, storage, draft: createAutosave(options, makeCopyShelf<string>(storage, 'storefront/x', visit, now), now) }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a change is sent 800 ms after the last one', async () => {
  const { server, draft } = open()
  draft.change('ab')
  await pass(700)
  draft.change('abc')
  await pass(799)
  expect(server.saves).toEqual([])
  expect(draft.read().status).toBe('waiting')
  await pass(1)
  expect(server.saves).toEqual(['abc'])
  expect(draft.read()).toMatchObject({ status: 'saved', value: 'abc', saved: { revision: 2 } })
})

test('there are never two saves at once; what changed meanwhile follows', async () => {
  const { server, draft } = open()
  server.takes = 5000
  draft.change('b')
  await pass(savesAfter)
  draft.change('c')
  draft.change('d')
  await pass(4000)
  expect(server.saves).toEqual(['b'])
  expect(draft.read().status).toBe('saving')
  await pass(7000)
  expect(server.saves).toEqual(['b', 'd'])
  expect(draft.read()).toMatchObject({ status: 'saved', saved: { revision: 3 } })
})

test('what was undone back to the saved version is saved', async () => {
  const { server, draft, storage } = open()
  draft.change('b')
  draft.change('a')
  expect(draft.read().status).toBe('saved')
  await pass(savesAfter)
  expect(server.saves).toEqual([])
  expect(storage.length).toBe(0)
})

test('what was undone while it was being saved is saved again', async () => {
  const { server, draft } = open()
  server.takes = 1000
  draft.change('b')
  await pass(savesAfter + 100)
  draft.change('a')
  await pass(5000)
  expect(server.saves).toEqual(['b', 'a'])
  expect(draft.read().status).toBe('saved')
  expect(server.draft.value).toBe('a')
})

test('without a connection the work stays on this device and is sent when it comes back', async () => {
  const { server, draft, storage } = open()
  server.trouble = 'request lost'
  draft.change('b')
  await pass(savesAfter)
  expect(draft.read().status).toBe('offline')
  expect(storage.length).toBe(1)
  server.trouble = undefined
  draft.retry()
  await pass(0)
  expect(draft.read().status).toBe('saved')
  expect(storage.length).toBe(0)
})

test('it is tried again by itself', async () => {
  const { server, draft } = open()
  server.trouble = 'request lost'
  draft.change('b')
  await pass(savesAfter + 2000 + 4000)
  expect(server.saves).toHaveLength(3)
  server.trouble = undefined
  await pass(8000)
  expect(draft.read().status).toBe('saved')
})

test('a save whose answer was lost is no conflict', async () => {
  const { server, draft } = open()
  server.trouble = 'answer lost'
  draft.change('b')
  await pass(savesAfter)
  server.trouble = undefined
  draft.change('c')
  await pass(savesAfter)
  await pass(10)
  expect(draft.read()).toMatchObject({ status: 'saved', value: 'c', theirs: undefined })
  expect(server.draft.value).toBe('c')
})

test('what was undone after its answer was lost is undone on the server too', async () => {
  const { server, draft } = open()
  server.trouble = 'answer lost'
  draft.change('b')
  await pass(savesAfter)
  server.trouble = undefined
  draft.change('a')
  await pass(savesAfter + 10)
  expect(server.draft.value).toBe('a')
  expect(draft.read().status).toBe('saved')
})

test('a draft that the server refuses says why and is not sent again unchanged', async () => {
  const { server, draft } = open()
  server.trouble = new CallError('Image size exceeds 3MB', { status: 400 })
  draft.change('b')
  await pass(60_000)
  expect(server.saves).toHaveLength(1)
  expect(draft.read()).toMatchObject({ status: 'refused', reason: 'Image size exceeds 3MB' })
  server.trouble = undefined
  draft.change('c')
  await pass(savesAfter)
  expect(draft.read()).toMatchObject({ status: 'saved', reason: undefined })
})

const openInConflict = async () => {
  const opened = open()
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
  expect(draft.read()).toMatchObject({ status: 'saved', value: 'hers', kept: { value: 'mine', why: 'mine' } })
  draft.restoreKept()
  await pass(savesAfter)
  expect(server.draft).toMatchObject({ value: 'mine', revision: 3 })
  expect(draft.read()).toMatchObject({ status: 'saved', value: 'mine', kept: { value: 'hers', why: 'theirs' } })
})

test('keeping mine saves it over theirs and keeps theirs to restore', async () => {
  const { draft, server } = await openInConflict()
  draft.keepMine()
  await pass(0)
  expect(server.draft).toMatchObject({ value: 'mine', revision: 3 })
  expect(draft.read()).toMatchObject({ status: 'saved', kept: { value: 'hers', why: 'theirs' } })
})

test('a closed tab loses nothing: the next visit offers it', async () => {
  const { draft, server, storage } = open()
  draft.change('typed in haste')
  draft.keepNow()
  const next = open(server, storage, 'second')
  next.draft.lookBack()
  expect(next.draft.read()).toMatchObject({ value: 'a', kept: { value: 'typed in haste', why: 'unsaved' } })
  next.draft.restoreKept()
  await pass(savesAfter)
  expect(server.draft.value).toBe('typed in haste')
  expect(storage.length).toBe(0)
})

test('what the server has already is not offered', () => {
  const { draft, server, storage } = open()
  draft.change('b')
  draft.keepNow()
  server.draft = savedAs('b', 2)
  const next = open(server, storage, 'second')
  next.draft.lookBack()
  expect(next.draft.read().kept).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('declining an offer clears it away', () => {
  const { draft, server, storage } = open()
  draft.change('b')
  draft.keepNow()
  const next = open(server, storage, 'second')
  next.draft.lookBack()
  next.draft.dropKept()
  expect(storage.length).toBe(0)
})

test('a device without room stops nothing', async () => {
  const { draft, server } = open(makeServer(), memoryStorage(5))
  draft.change('b')
  draft.keepNow()
  await pass(savesAfter)
  expect(server.draft.value).toBe('b')
})

test('flushing waits until the server has everything and names its revision', async () => {
  const { draft, server } = open()
  server.takes = 100
  draft.change('b')
  const flushed = draft.flush()
  await pass(200)
  expect(await flushed).toBe(2)
})

test('flushing without a connection says so', async () => {
  const { draft, server } = open()
  server.trouble = 'request lost'
  draft.change('b')
  await expect(draft.flush()).rejects.toThrow('An unknown error occurred')
})

test('what an action answered with takes the place of the draft', async () => {
  const { draft, server } = open()
  draft.adopt(savedAs('published', 7))
  await pass(savesAfter)
  expect(draft.read()).toMatchObject({ value: 'published', status: 'saved', saved: { revision: 7 } })
  expect(server.saves).toEqual([])
})

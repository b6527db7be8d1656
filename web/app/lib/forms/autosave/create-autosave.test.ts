import { expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { savesAfter } from './create-autosave.ts'
import { openDraft, pass, stopClock } from './open-sample-draft.ts'

stopClock()

test('a change is sent 800 ms after the last one', async () => {
  const { server, draft } = openDraft()
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
  const { server, draft } = openDraft()
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
  const { server, draft, storage } = openDraft()
  draft.change('b')
  draft.change('a')
  expect(draft.read().status).toBe('saved')
  await pass(savesAfter)
  expect(server.saves).toEqual([])
  expect(storage.length).toBe(0)
})

test('what was undone while it was being saved is saved again', async () => {
  const { server, draft } = openDraft()
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
  const { server, draft, storage } = openDraft()
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
  const { server, draft } = openDraft()
  server.trouble = 'request lost'
  draft.change('b')
  await pass(savesAfter + 2000 + 4000)
  expect(server.saves).toHaveLength(3)
  server.trouble = undefined
  await pass(8000)
  expect(draft.read().status).toBe('saved')
})

test('a save whose answer was lost is no conflict', async () => {
  const { server, draft } = openDraft()
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
  const { server, draft } = openDraft()
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
  const { server, draft } = openDraft()
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

test('flushing waits until the server has everything and names its revision', async () => {
  const { draft, server } = openDraft()
  server.takes = 100
  draft.change('b')
  const flushed = draft.flush()
  await pass(200)
  expect(await flushed).toBe(2)
})

test('flushing without a connection says so', async () => {
  const { draft, server } = openDraft()
  server.trouble = 'request lost'
  draft.change('b')
  await expect(draft.flush()).rejects.toThrow('An unknown error occurred')
})

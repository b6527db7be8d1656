import { expect, test } from 'vitest'
import { memoryStorage } from '#web/lib/forms/autosave/memory-storage.ts'
import { blankDraft, dropLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts'

const typed = { ...blankDraft, name: 'Quiet Rooms', links: ['https://quiet.example.com'] }

test('a guest’s draft is there after a reload, and is separate from that of a signed-in user', () => {
  const storage = memoryStorage()
  writeLocalDraft(storage, null, typed)
  expect(readLocalDraft(storage, null)).toEqual(typed)
  expect(readLocalDraft(storage, 'usr_1')).toBeUndefined()
  dropLocalDraft(storage, null)
  expect(readLocalDraft(storage, null)).toBeUndefined()
})

test.each(['{', 'null', '{"name":1}', JSON.stringify(blankDraft)])('%s is not a draft', (text) => {
  const storage = memoryStorage()
  storage.setItem('creator-application/guest', text)
  expect(readLocalDraft(storage, null)).toBeUndefined()
})

test('a browser without storage space stores nothing and fails nowhere', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  } as Storage
  expect(() => writeLocalDraft(full, null, typed)).not.toThrow()
})

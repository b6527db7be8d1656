import { afterEach, beforeEach, vi } from 'vitest'
import { CallError, errorOfFailure } from '../../api/call-error.ts'
import type { Saved } from './autosave.ts'
import { createAutosave } from './create-autosave.ts'
import { makeLocalCopies } from './local-copies.ts'
import { memoryStorage } from './memory-storage.ts'

const now = () => new Date()

/** The clock stands still between the steps of a test. */
export const stopClock = (): void => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-03-01T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
}

const me = { id: 'usr_me', name: 'Ada' }
export const savedAs = (value: string, revision: number, savedBy = me): Saved<string> => ({
  value,
  revision,
  savedAt: now().toISOString(),
  savedBy,
})
const conflict = () => new CallError('Someone else has changed this in the meantime.', { status: 409 })

/** A server with one draft on it, that can lose the way there and the way back. */
export const makeDraftServer = () => {
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
      server.requireRevision(revision)
      server.draft = savedAs(value, revision + 1)
      if (server.trouble === 'answer lost') throw errorOfFailure()
      return server.draft
    },
    load: async () => server.draft,
    requireRevision: (revision: number): void => {
      if (revision !== server.draft.revision) throw conflict()
    },
  }
  return server
}

export type DraftServer = ReturnType<typeof makeDraftServer>

export const openDraft = (server = makeDraftServer(), storage = memoryStorage(), tabId = 'first') => {
  const options = { name: 'storefront/x', saved: server.draft, save: server.save, load: server.load }
  return { server, storage, draft: createAutosave(options, makeLocalCopies<string>(storage, 'storefront/x', tabId, now), now) }
}
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

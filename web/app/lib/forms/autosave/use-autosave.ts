import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Autosave, AutosaveOptions } from './autosave.ts'
import { type AutosaveEngine, createAutosave } from './create-autosave.ts'
import { makeLocalCopies } from './local-copies.ts'
import { memoryStorage } from './memory-storage.ts'

const now = () => new Date()

/** Drafts left before the server had them. They are found again on return. */
const stillUnsaved = new Map<string, AutosaveEngine<unknown>>()

const openEngine = <Value>(options: AutosaveOptions<Value>): AutosaveEngine<Value> => {
  const left = stillUnsaved.get(options.name) as AutosaveEngine<Value> | undefined
  stillUnsaved.delete(options.name)
  if (left?.isUnsaved()) return left
  const storage = globalThis.window ? window.localStorage : memoryStorage()
  return createAutosave(options, makeLocalCopies(storage, options.name, crypto.randomUUID(), now), now)
}

/**
 * Saves a draft by itself while somebody works on it. One draft for the life of the component:
 * give the component that calls this a `key` where the draft can change.
 */
export const useAutosave = <Value>(options: AutosaveOptions<Value>): Autosave<Value> => {
  const latest = useRef(options)
  latest.current = options
  const [engine] = useState(() =>
    openEngine<Value>({
      ...options,
      save: (value, revision) => latest.current.save(value, revision),
      load: () => latest.current.load(),
    }),
  )
  const state = useSyncExternalStore(engine.subscribe, engine.read, engine.read)

  useEffect(() => {
    const { name } = latest.current
    engine.lookBack()
    const warn = (event: BeforeUnloadEvent) => {
      engine.storeNow()
      if (engine.isUnsaved()) event.preventDefault()
    }
    const hide = () => {
      engine.storeNow()
      if (document.visibilityState === 'hidden') engine.retry()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pagehide', engine.storeNow)
    window.addEventListener('online', engine.retry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pagehide', engine.storeNow)
      window.removeEventListener('online', engine.retry)
      document.removeEventListener('visibilitychange', hide)
      engine.storeNow()
      engine.retry()
      if (engine.isUnsaved()) stillUnsaved.set(name, engine as AutosaveEngine<unknown>)
    }
  }, [engine])

  return { ...engine, ...state }
}

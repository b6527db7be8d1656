import type { LocalCopy } from './autosave.ts'
import { isSame } from './is-same.ts'

/** Where versions of a draft are stored on this device. */
export type LocalCopies<Value> = {
  /** False when there is no room: the work is then only on the screen. */
  putUnsaved: (value: Value, at: Date) => boolean
  dropUnsaved: () => void
  /** What other visits left unsaved, the newest first. */
  findUnsaved: () => { copy: LocalCopy<Value>; drop: () => void }[]
  putLoser: (copy: LocalCopy<Value>) => void
  findLoser: () => LocalCopy<Value> | undefined
  dropLoser: () => void
}

const storedFor = 30 * 24 * 3600 * 1000

const read = <Value>(storage: Storage, key: string, now: Date): LocalCopy<Value> | undefined => {
  try {
    const copy = JSON.parse(storage.getItem(key) ?? 'null') as LocalCopy<Value> | null
    if (copy && now.getTime() - Date.parse(copy.at) < storedFor) return copy
  } catch {
    // What cannot be read cannot be restored either.
  }
  storage.removeItem(key)
  return undefined
}

const write = (storage: Storage, key: string, copy: LocalCopy<unknown>): boolean => {
  try {
    storage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    // A half-written copy would be worse than none: what is stored is older than what the screen shows.
    storage.removeItem(key)
    return false
  }
}

/** Each visit has its own key, so that two tabs do not overwrite each other's work. */
export const makeLocalCopies = <Value>(storage: Storage, name: string, tabId: string, now: () => Date): LocalCopies<Value> => {
  const unsaved = `draft/${name}/unsaved/`
  const own = `${unsaved}${tabId}`
  const loser = `draft/${name}/loser`
  return {
    putUnsaved: (value, at) => write(storage, own, { value, at: at.toISOString(), why: 'unsaved' }),
    dropUnsaved: () => storage.removeItem(own),
    findUnsaved: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(unsaved) && key !== own)
        .flatMap((key) => {
          const copy = read<Value>(storage, key, now())
          return copy ? [{ copy, drop: () => storage.removeItem(key) }] : []
        })
        .sort((one, other) => other.copy.at.localeCompare(one.copy.at)),
    putLoser: (copy) => void write(storage, loser, copy),
    findLoser: () => read<Value>(storage, loser, now()),
    dropLoser: () => storage.removeItem(loser),
  }
}

/** What is worth offering: the newest version on this device that differs from the server's. The rest is deleted. */
export const findLocalCopy = <Value>(copies: LocalCopies<Value>, onServer: Value): LocalCopy<Value> | undefined => {
  const left = copies.findUnsaved()
  for (const { copy, drop } of left) if (isSame(copy.value, onServer)) drop()
  const stored = left.find(({ copy }) => !isSame(copy.value, onServer))?.copy ?? copies.findLoser()
  return stored && !isSame(stored.value, onServer) ? stored : undefined
}

export const forget = <Value>(copies: LocalCopies<Value>, stored: LocalCopy<Value>): void => {
  if (stored.why !== 'unsaved') {
    copies.dropLoser()
    return
  }
  for (const { copy, drop } of copies.findUnsaved()) if (isSame(copy.value, stored.value)) drop()
}

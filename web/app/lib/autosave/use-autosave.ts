import type { Autosave, AutosaveOptions } from './autosave.ts'

/** Saves a draft by itself while somebody works on it. */
export const useAutosave = <Value>({ saved }: AutosaveOptions<Value>): Autosave<Value> => {
  const nothing = () => undefined
  return {
    value: saved.value,
    saved,
    status: 'saved',
    reason: undefined,
    change: nothing,
    flush: async () => saved.revision,
    retry: nothing,
    adopt: nothing,
    theirs: undefined,
    takeTheirs: nothing,
    keepMine: nothing,
    kept: undefined,
    restoreKept: nothing,
    dropKept: nothing,
  }
}

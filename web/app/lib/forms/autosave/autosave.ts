import type { SavedDraft } from '#contract/catalog/editing.ts'

/** A draft as the server has it. */
export type Saved<Value> = Pick<SavedDraft, 'revision' | 'savedAt' | 'savedBy'> & { value: Value }

export type SaveStatus =
  /** The server has everything. */
  | 'saved'
  /** Something changed a moment ago. */
  | 'waiting'
  | 'saving'
  /** No connection, or the server has trouble; it is retried by itself. */
  | 'offline'
  /** The server refused the content of the draft; the next change tries again. */
  | 'refused'
  /** Somebody else saved in between. */
  | 'conflict'

/** A version that is stored on this device: unsaved work of an earlier visit, or the losing side of a conflict. */
export type LocalCopy<Value> = { value: Value; at: string; why: 'unsaved' | 'mine' | 'theirs' }

export type AutosaveState<Value> = {
  value: Value
  /** The last version on the server. */
  saved: Saved<Value>
  status: SaveStatus
  /** Why the last attempt failed. */
  reason: string | undefined
  /** What somebody else saved, until it is decided which version stays. */
  theirs: Saved<Value> | undefined
  localCopy: LocalCopy<Value> | undefined
}

/** An action of the server on the saved draft. If somebody else was faster, it is not done, and theirs is shown. */
export type Work<Value> = (revision: number) => Promise<Saved<Value>>

export type AutosaveActions<Value> = {
  change: (value: Value) => void
  /** Saves what is not saved yet and returns the revision to publish, discard or restore. Throws when that fails. */
  flush: () => Promise<number>
  retry: () => void
  /** Saves, then publishes: what is typed before the answer stays, and is saved after it. */
  act: (work: Work<Value>) => Promise<void>
  /** Saves, then discards or restores: the answer replaces the draft. */
  replace: (work: Work<Value>) => Promise<void>
  takeTheirs: () => void
  keepMine: () => void
  restoreLocalCopy: () => void
  dropLocalCopy: () => void
}

export type Autosave<Value> = AutosaveState<Value> & AutosaveActions<Value>

export type AutosaveOptions<Value> = {
  /** Names the draft on this device: "storefront/northlight-audio". */
  name: string
  saved: Saved<Value>
  save: (value: Value, revision: number) => Promise<Saved<Value>>
  load: () => Promise<Saved<Value>>
  /** What was typed stays as it was; this may take over what the server changed, for example the address of a stored file. */
  merge?: ((mine: Value, answered: Value) => Value) | undefined
}

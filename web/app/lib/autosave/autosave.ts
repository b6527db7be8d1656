import type { SavedDraft } from '#contract/editing.ts'

/** A draft as the server has it. */
export type Saved<Value> = SavedDraft & { value: Value }

export type SaveStatus =
  /** The server has everything. */
  | 'saved'
  /** Something changed a moment ago. */
  | 'waiting'
  | 'saving'
  /** No connection, or the server has trouble; it is tried again by itself. */
  | 'offline'
  /** The server said no to what is in the draft; the next change tries again. */
  | 'refused'
  /** Somebody else saved in between. */
  | 'conflict'

/** A version that is kept on this device, so that nothing is lost. */
export type KeptCopy<Value> = { value: Value; at: string; why: 'unsaved' | 'mine' | 'theirs' }

export type Autosave<Value> = {
  value: Value
  /** What the server had last. */
  saved: Saved<Value>
  status: SaveStatus
  /** Why the last attempt came to nothing. */
  reason: string | undefined
  change: (value: Value) => void
  /** Saves what is not saved yet and answers with the revision to publish, discard or restore. Refuses when that fails. */
  flush: () => Promise<number>
  retry: () => void
  /** Puts in what an action of the server answered with: publish, discard, restore. */
  adopt: (saved: Saved<Value>) => void
  /** What somebody else saved, until it is decided whose stays. */
  theirs: Saved<Value> | undefined
  takeTheirs: () => void
  keepMine: () => void
  /** A version kept on this device: unsaved work of an earlier visit, or the side that lost a conflict. */
  kept: KeptCopy<Value> | undefined
  restoreKept: () => void
  dropKept: () => void
}

export type AutosaveOptions<Value> = {
  /** Names the draft on this device: "storefront/northlight-audio". */
  name: string
  saved: Saved<Value>
  save: (value: Value, revision: number) => Promise<Saved<Value>>
  load: () => Promise<Saved<Value>>
  /** Without it nothing is ever sent. */
  canEdit: boolean
}

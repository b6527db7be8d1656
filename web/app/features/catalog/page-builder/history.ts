/** Undo and redo, as data. A step stores what the screen showed before it and what it did. */

export type Change = {
  /** What was done, as the undo button names it: "Move Text". */
  what: string
  /** Typing in one field is one step, as long as there is no pause in it. */
  field?: string | undefined
  at: number
}

type Step<Value> = { before: Value; change: Change }
type Undone<Value> = { after: Value; change: Change }

export type History<Value> = { past: readonly Step<Value>[]; future: readonly Undone<Value>[]; present: Value }

const maxSteps = 200
const pauseAfter = 1000

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], future: [], present })

const goesOn = <Value>({ past, future }: History<Value>, change: Change): boolean => {
  const last = past.at(-1)?.change
  return future.length === 0 && change.field !== undefined && last?.field === change.field && change.at - last.at < pauseAfter
}

/** A new change: it can be undone, and what was undone before can no longer be redone. */
export const record = <Value>(history: History<Value>, present: Value, change: Change): History<Value> => {
  const last = history.past.at(-1)
  if (last && goesOn(history, change)) return { past: history.past.with(-1, { before: last.before, change }), future: [], present }
  return { past: [...history.past, { before: history.present, change }].slice(-maxSteps), future: [], present }
}

export const undo = <Value>(history: History<Value>): History<Value> => {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    future: [{ after: history.present, change: last.change }, ...history.future],
    present: last.before,
  }
}

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [next, ...future] = history.future
  if (!next) return history
  // A redone step is closed: typing after it is a step of its own.
  const change = { ...next.change, field: undefined }
  return { past: [...history.past, { before: history.present, change }], future, present: next.after }
}

/** The same content in another form, for example with the address of a file that was inline: not a step. */
export const restate = <Value>(history: History<Value>, present: Value): History<Value> => ({ ...history, present })

export const undoable = <Value>({ past }: History<Value>): string | undefined => past.at(-1)?.change.what
export const redoable = <Value>({ future }: History<Value>): string | undefined => future[0]?.change.what

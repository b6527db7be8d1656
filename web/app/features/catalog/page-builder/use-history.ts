import { useRef } from 'react'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { type History, record, redo, redoable, restate, startHistory, undo, undoable } from './history.ts'
import { isRestated } from './stored-files.ts'

type Blocks = readonly PageBlock[]

/** Another version came from outside: somebody else's, restored or discarded. That is a step too, and can be undone. */
const meet = (history: History<Blocks>, blocks: Blocks): History<Blocks> =>
  isRestated(history.present, blocks) ? restate(history, blocks) : record(history, blocks, { what: 'Use another version', at: Date.now() })

/** The undo history of the blocks on the screen. The parent owns the blocks; what it shows is always the present. */
export const useHistory = (blocks: Blocks, onChange: (blocks: PageBlock[]) => void) => {
  // A ref and not a state: the parent's store may report the new blocks before React has applied a state, and then our own change would
  // look like one from outside.
  const stored = useRef<History<Blocks>>(undefined)
  stored.current ??= startHistory(blocks)
  if (stored.current.present !== blocks) stored.current = meet(stored.current, blocks)
  const history = stored.current

  const go = (next: History<Blocks>): void => {
    stored.current = next
    onChange(next.present as PageBlock[])
  }

  return {
    /** Applies a change to the newest blocks, also when several come at once. */
    change: (make: (blocks: Blocks) => PageBlock[], what: string, field?: string): void => {
      const now = stored.current ?? history
      go(record(now, make(now.present), { what, field, at: Date.now() }))
    },
    undo: () => go(undo(stored.current ?? history)),
    redo: () => go(redo(stored.current ?? history)),
    undoable: undoable(history),
    redoable: redoable(history),
  }
}

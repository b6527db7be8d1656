import { useEffect, useRef } from 'react'
import { dismissToast, toast } from '../overlays/toast.ts'
import { ignoreDoubleClick } from './ignore-double-click.ts'
import { noteRemoval, type Removal, undoRemoval } from './put-back.ts'

/** Shows a toast for a removed item, with an undo. After unmounting, the current list is no longer known, so the undo is withdrawn. */
export const useUndoOffer = (): ((name: string, undo: () => void) => void) => {
  const offered = useRef(new Set<number>())
  useEffect(() => {
    const ids = offered.current
    return () => {
      for (const id of ids) dismissToast(id)
    }
  }, [])
  return (name, undo) => void offered.current.add(toast({ kind: 'ok', text: `${name} removed`, action: { label: 'Undo', run: undo } }))
}

/**
 * Removes an item from an edited list, and offers to restore it where it was, whatever has changed since. `keyOf` recognises an item that
 * is already back; an item without an id is compared by its content.
 */
export const useRemoval = <Item>(items: readonly Item[], onItems: (items: Item[]) => void, keyOf?: (item: Item) => unknown) => {
  const latest = useRef({ items, onItems })
  latest.current = { items, onItems }
  const open = useRef<Removal<Item>[]>([])
  const offer = useUndoOffer()

  return (at: number, name: string): void => {
    if (at < 0) return
    const removal = noteRemoval(items, open.current, at, keyOf)
    open.current.push(removal)
    onItems(items.toSpliced(at, 1))
    ignoreDoubleClick()
    offer(name, () => {
      open.current = open.current.filter((one) => one !== removal)
      latest.current.onItems([...undoRemoval(latest.current.items, removal, keyOf)])
    })
  }
}

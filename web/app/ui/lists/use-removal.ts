import { useEffect, useRef } from 'react'
import { dismissToast, toast } from '../overlays/toast.ts'
import { putBack } from './put-back.ts'

/** Says what was removed and offers it back. Once the part is no longer shown, nobody knows what is in it by then: the offer goes with it. */
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

/** Takes one out of a list that is edited, and offers to put it back where it was, whatever has changed since. */
export const useRemoval = <Item>(items: readonly Item[], onItems: (items: Item[]) => void, keyOf?: (item: Item) => unknown) => {
  const latest = useRef({ items, onItems })
  latest.current = { items, onItems }
  const offer = useUndoOffer()

  return (at: number, name: string): void => {
    if (at < 0) return
    onItems(items.toSpliced(at, 1))
    offer(name, () => latest.current.onItems([...putBack(latest.current.items, items, at, keyOf)]))
  }
}

import { useEffect, useRef } from 'react'
import { dismissToast, toast } from '../overlays/toast.ts'

/**
 * Takes one out of a list that is edited, and offers to put it back where it was, whatever has changed since. Once the list is no
 * longer shown, nobody knows what is in it by then: what was offered goes with it.
 */
export const useRemoval = <Item>(items: readonly Item[], onItems: (items: Item[]) => void) => {
  const latest = useRef({ items, onItems })
  latest.current = { items, onItems }
  const offered = useRef(new Set<number>())
  useEffect(() => {
    const ids = offered.current
    return () => {
      for (const id of ids) dismissToast(id)
    }
  }, [])

  return (at: number, name: string): void => {
    const removed = items.slice(at, at + 1)
    onItems(items.toSpliced(at, 1))
    const putBack = (): void => latest.current.onItems(latest.current.items.toSpliced(at, 0, ...removed))
    offered.current.add(toast({ kind: 'ok', text: `${name} removed`, action: { label: 'Undo', run: putBack } }))
  }
}

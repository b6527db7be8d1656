import GripVertical from 'lucide-react/icons/grip-vertical'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { indexAfterKey, moveItem } from './reorder.ts'

type SortableListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What an item is called when it is moved: "Perpetual". */
  nameOf: (item: Item, at: number) => string
  onSort: (items: Item[]) => void
  disabled?: boolean | undefined
  /** Rows below each other, or tiles of one size. */
  layout?: 'rows' | 'tiles' | undefined
  className?: string | undefined
  /** `handle` is what an item is dragged by; put it where it belongs. */
  children: (item: Item, at: number, handle: ReactNode) => ReactNode
}

/** In rows of different heights the pointer has to pass the middle, or two of them would swap for ever. */
const hasPassed = (box: DOMRect, y: number, isDown: boolean): boolean =>
  isDown ? y > box.top + box.height / 2 : y < box.top + box.height / 2

/** Items in an order: changed by dragging the handle, or by the arrow keys on it. */
export const SortableList = <Item,>(props: SortableListProps<Item>) => {
  const { items, keyOf, nameOf, onSort, disabled, layout = 'rows', className, children } = props
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const grip = useRef<{ handle: Element; pointerId: number }>(null)

  // An item that moved is put into the page anew, and there its handle no longer has the pointer.
  useLayoutEffect(() => {
    if (items.length > 0) grip.current?.handle.setPointerCapture(grip.current.pointerId)
  }, [items])

  const move = (from: number, to: number): void => {
    const item = items[from]
    if (item === undefined || from === to) return
    onSort(moveItem(items, from, to))
    setAnnouncement(`${nameOf(item, from)} is now ${to + 1} of ${items.length}`)
  }

  const follow = (event: PointerEvent, from: number): void => {
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-index]')
    if (!over || over.parentElement !== list.current) return
    const to = Number(over.getAttribute('data-index'))
    if (layout === 'rows' && !hasPassed(over.getBoundingClientRect(), event.clientY, to > from)) return
    move(from, to)
  }

  const press = (event: KeyboardEvent, at: number): void => {
    const to = indexAfterKey(event.key, at, items.length)
    if (to === undefined) return
    event.preventDefault()
    move(at, to)
  }

  const handleOf = (item: Item, at: number): ReactNode =>
    disabled || items.length < 2 ? null : (
      <button
        type="button"
        aria-label={`Move ${nameOf(item, at)}, ${at + 1} of ${items.length}, with the arrow keys`}
        title="Drag, or move with the arrow keys"
        className="grid size-8.5 shrink-0 cursor-grab touch-none place-items-center rounded text-ink-3 hover:bg-paper-2 hover:text-ink active:cursor-grabbing"
        onKeyDown={(event) => press(event, at)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          grip.current = { handle: event.currentTarget, pointerId: event.pointerId }
          setHeld(keyOf(item))
        }}
        onPointerMove={(event) => held === keyOf(item) && follow(event, at)}
        onLostPointerCapture={() => {
          grip.current = null
          setHeld(undefined)
        }}
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
    )

  return (
    <>
      <ol ref={list} className={className}>
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            data-index={at}
            className={classes('min-w-0', held === keyOf(item) && 'relative z-1 bg-paper outline-2 outline-signal')}
          >
            {children(item, at, handleOf(item, at))}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

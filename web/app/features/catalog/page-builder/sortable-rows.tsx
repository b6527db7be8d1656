import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'

type Row = { id: string }

type SortableRowsProps<Item extends Row> = {
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  onMove: (item: Item, to: number) => void
  disabled?: boolean | undefined
  className?: string | undefined
  /** `handle` is what a row is dragged by. */
  children: (item: Item, at: number, handle: ReactNode) => ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Rows in an order, changed by dragging the handle, or by its keys: space picks a row up, arrows move it, space drops it. */
export const SortableRows = <Item extends Row>({
  label,
  items,
  nameOf,
  onMove,
  disabled = false,
  className,
  children,
}: SortableRowsProps<Item>) => {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const find = (rowId: string | number | undefined) => items.findIndex((item) => item.id === rowId)
  const name = (rowId: string | number) => {
    const item = items[find(rowId)]
    return item ? nameOf(item) : ''
  }
  const positionText = (rowId: string | number) => `${find(rowId) + 1} of ${items.length}`

  const taken = (rowId: string | number) => `${name(rowId)} picked up, ${positionText(rowId)}.`
  const announcements: Announcements = {
    onDragStart: ({ active }) => taken(active.id),
    // At first a row is over itself, which must not interrupt the announcement that it was picked up.
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? `${name(active.id)}, ${positionText(over.id)}.` : taken(active.id)),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} dropped, ${positionText(over.id)}.` : `${name(active.id)} moved back.`),
    onDragCancel: ({ active }) => `${name(active.id)} moved back.`,
  }

  const put = ({ active, over }: DragEndEvent): void => {
    const item = items[find(active.id)]
    const to = find(over?.id)
    if (item && to >= 0 && active.id !== over?.id) onMove(item, to)
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={put}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Press space to pick it up, the arrow keys to move it, space to drop it, escape to cancel.',
        },
      }}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={className}>
          {items.map((item, at) => (
            <SortableRow key={item.id} id={item.id} name={nameOf(item)} disabled={disabled || items.length < 2}>
              {(handle) => children(item, at, handle)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type SortableRowProps = { id: string; name: string; disabled: boolean; children: (handle: ReactNode) => ReactNode }

const SortableRow = ({ id, name, disabled, children }: SortableRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled })
  const handle = disabled ? null : (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      aria-label={`Move ${name}`}
      className="grid w-7 shrink-0 cursor-grab touch-none place-items-center self-stretch rounded text-ink-3 hover:text-ink active:cursor-grabbing"
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      style={transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition } : undefined}
      className={classes('min-w-0', isDragging && 'relative z-1 rounded bg-paper shadow-float')}
    >
      {children(handle)}
    </li>
  )
}

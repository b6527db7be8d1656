import { type DragEvent, type PointerEvent, useState } from 'react'

/** The position of a pointer within an element, from 0 to 1. */
const along = ({ clientX, currentTarget }: PointerEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect()
  return width > 0 ? Math.max(0, Math.min((clientX - left) / width, 1)) : 0
}

/**
 * Press, drag and release along an element. `held` follows the pointer, and only the position of the release counts; a touch that turns
 * into scrolling cancels it.
 */
export const useHold = (onRelease: (at: number) => void) => {
  const [held, setHeld] = useState<number | null>(null)
  return {
    held,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld(along(event))
      },
      onPointerMove: (event: PointerEvent) => {
        if (held !== null) setHeld(along(event))
      },
      onPointerUp: (event: PointerEvent) => {
        if (held === null) return
        setHeld(null)
        onRelease(along(event))
      },
      onPointerCancel: () => setHeld(null),
      // With text selected across the page, the browser would drag the text instead.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  }
}

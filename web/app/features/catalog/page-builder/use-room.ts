import { useEffect, useRef, useState } from 'react'

/** The width that is available for an element; 0 until it is measured. */
export const useRoom = () => {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)

  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])

  return { box, room }
}

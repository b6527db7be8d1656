import { type RefObject, useEffect, useState } from 'react'

/** Whether a place on the page lies above what is seen of it. */
export const useScrolledPast = (place: RefObject<Element | null>): boolean => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry && setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0))
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return isPast
}

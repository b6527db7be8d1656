import { type RefObject, useEffect, useState } from 'react'

/** Whether a place on the page lies above what is seen of it. */
export const useScrolledPast = (place: RefObject<Element | null>): boolean => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    // Everything below counts as seen: else a jump from above the place to below it would go unnoticed.
    const watcher = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), { rootMargin: '0px 0px 100000px' })
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return isPast
}

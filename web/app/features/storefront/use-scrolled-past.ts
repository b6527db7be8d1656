import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is above the visible part of the page. */
export const useScrolledPast = (element: RefObject<Element | null>): boolean => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    // Everything below counts as visible: otherwise a jump from above the element to below it would go unnoticed.
    const watcher = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), { rootMargin: '0px 0px 100000px' })
    if (element.current) watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isPast
}

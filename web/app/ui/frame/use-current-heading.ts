import { useEffect, useState } from 'react'

/** How far below the top of the window a heading counts as reached. */
const readingLine = 140

const findCurrent = (ids: readonly string[]): string | undefined =>
  ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= readingLine)

/** The heading of the text that is being read, while scrolling. */
export const useCurrentHeading = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const all = key.split(' ')
    const look = (): void => setCurrent(findCurrent(all))
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [key])
  return current
}

import { useEffect, useState } from 'react'
import { currentHeading, type HeadingPosition } from './current-heading.ts'

const pixels = (length: string): number => Number.parseFloat(length) || 0

/** Where the headings of this page are. */
const positionsOf = (ids: readonly string[]): HeadingPosition[] => {
  const page = document.documentElement
  const padding = pixels(getComputedStyle(page).scrollPaddingTop)
  const rest = page.scrollHeight - page.clientHeight - page.scrollTop
  return ids.flatMap((id) => {
    const heading = document.getElementById(id)
    if (!heading) return []
    const { top } = heading.getBoundingClientRect()
    return { id, top, landing: Math.max(padding + pixels(getComputedStyle(heading).scrollMarginTop), top - rest) }
  })
}

const findCurrent = (ids: readonly string[]): string | undefined =>
  currentHeading(positionsOf(ids), document.documentElement.clientHeight, decodeURIComponent(location.hash.slice(1)))

/** The heading of the text that is being read, while scrolling. */
export const useCurrentHeading = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const all = key.split(' ')
    const look = (): void => setCurrent(findCurrent(all))
    look()
    // A part above may grow or shrink without any scrolling.
    const growing = new ResizeObserver(look)
    growing.observe(document.body)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('hashchange', look)
    return () => {
      growing.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('hashchange', look)
    }
  }, [key])
  return current
}

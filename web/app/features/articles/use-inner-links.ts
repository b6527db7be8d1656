import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Links in articles are plain HTML. Those to our own pages are followed without a page load, so that the player keeps playing. */
export const useInnerLinks = (text: RefObject<HTMLElement | null>): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const element = text.current
    if (!element) return
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlainClick || event.defaultPrevented || link.target || link.origin !== window.location.origin) return
      event.preventDefault()
      void navigate(`${link.pathname}${link.search}${link.hash}`)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [text, navigate])
}

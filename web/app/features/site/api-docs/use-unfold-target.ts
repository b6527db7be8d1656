import { useEffect } from 'react'

const unfoldTarget = (): void => {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  const folded = target?.closest('details')
  if (!target || !folded || folded.open) return
  folded.open = true
  target.scrollIntoView()
}

/** Opens the collapsed part that the address leads into, in browsers that do not do so. */
export const useUnfoldTarget = (): void => {
  useEffect(() => {
    unfoldTarget()
    window.addEventListener('hashchange', unfoldTarget)
    return () => window.removeEventListener('hashchange', unfoldTarget)
  }, [])
}

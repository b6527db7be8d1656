import { useEffect } from 'react'

const unfoldTarget = (): void => {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  const folded = target?.closest('details')
  if (!target || !folded || folded.open) return
  folded.open = true
  target.scrollIntoView()
}

/** Unfolds what the address leads into, where the browser does not do so by itself. */
export const useUnfoldTarget = (): void => {
  useEffect(() => {
    unfoldTarget()
    window.addEventListener('hashchange', unfoldTarget)
    return () => window.removeEventListener('hashchange', unfoldTarget)
  }, [])
}

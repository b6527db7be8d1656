import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Opens what the fragment of a link names, such as /creator/coupons#new, and removes the fragment from the address, so that it opens only
 * once.
 */
export const useAskedByHash = (name: string, ask: () => void, isPossible: boolean): void => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const open = useEffectEvent(() => {
    void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true })
    ask()
  })
  useEffect(() => {
    if (isPossible && hash === `#${name}`) open()
  }, [hash, name, isPossible])
}

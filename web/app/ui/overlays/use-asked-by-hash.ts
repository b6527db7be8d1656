import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Opens what a link names behind its #, such as /creator/coupons#new, and takes the name out of the address: once is meant. */
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

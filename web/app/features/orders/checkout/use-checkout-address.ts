import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { checkoutHash } from './open-checkout.ts'

/** Adds the open checkout to the address of the page. Back removes it, which closes the checkout; closing it goes back. */
export const useCheckoutAddress = (onBack: () => void): (() => void) => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isIn = useRef(false)

  const enter = useEffectEvent(() => {
    if (hash !== checkoutHash) void navigate({ pathname, search, hash: checkoutHash }, { preventScrollReset: true })
  })
  useEffect(() => enter(), [])

  const follow = useEffectEvent((at: string) => {
    if (at === checkoutHash) isIn.current = true
    else if (isIn.current) {
      isIn.current = false
      onBack()
    }
  })
  useEffect(() => follow(hash), [hash])

  return () => {
    if (!isIn.current) return
    isIn.current = false
    void navigate(-1)
  }
}

import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { releaseIn, reviewHref } from './review-address.ts'

/** Closes a screen over the queue: back to where it was opened, or, for who came straight to its address, to the queue under it. */
export const useScreenClose = (): (() => void) => {
  const { state, pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isOverQueue = (state as { isOverQueue?: boolean } | null)?.isOverQueue === true
  return () =>
    void (isOverQueue ? navigate(-1) : navigate(reviewHref(query, releaseIn(pathname, query)), { replace: true, preventScrollReset: true }))
}

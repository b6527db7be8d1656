import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { releaseIn, reviewHref } from './review-address.ts'

/** Closes a screen over the queue: goes back to where it was opened, or, after opening its address directly, to the queue. */
export const useScreenClose = (): (() => void) => {
  const { state, pathname } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isOverQueue = (state as { isOverQueue?: boolean } | null)?.isOverQueue === true
  return () =>
    void (isOverQueue ? navigate(-1) : navigate(reviewHref(query, releaseIn(pathname, query)), { replace: true, preventScrollReset: true }))
}

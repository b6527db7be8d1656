import { useNavigate, useSearchParams } from 'react-router'
import { useShortcut } from '#web/ui/use-shortcut.ts'
import { approveHref, neighborOf, rejectHref, reviewHref } from './review-address.ts'

type Keys = {
  ids: readonly string[]
  chosen: string | undefined
  canDecide: boolean
  /** An open screen over the queue handles the keys itself. */
  isCovered: boolean
}

/** Navigation state that says a screen was opened from the queue; closing it goes back there. */
export const overQueue = { state: { isOverQueue: true }, preventScrollReset: true } as const

/** j and k move through the queue, a and r open the two screens. */
export const useReviewKeys = ({ ids, chosen, canDecide, isCovered }: Keys): void => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const walk = (step: 1 | -1) => {
    const next = neighborOf(ids, chosen, step)
    if (next) void navigate(reviewHref(query, next))
  }
  const enabled = !isCovered
  const mayDecide = { enabled: enabled && canDecide && chosen !== undefined }
  useShortcut('j', () => walk(1), { enabled })
  useShortcut('k', () => walk(-1), { enabled })
  useShortcut('a', () => void navigate(approveHref(query, chosen ?? ''), overQueue), mayDecide)
  useShortcut('r', () => void navigate(rejectHref(query, chosen ?? '', 'reject'), overQueue), mayDecide)
}

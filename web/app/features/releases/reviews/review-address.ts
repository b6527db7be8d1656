import { releaseId } from '#contract/releases/releases.ts'
import { reviewFilters } from '#contract/releases/reviews.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'

const isReleaseId = (text: string): boolean => releaseId.safeParse(text).success

/** What the address asks for; values that no page could have produced are ignored. */
export const wishIn = (query: URLSearchParams) => {
  const search = query.get('q')?.trim().slice(0, 100)
  const show = readChoice(query, 'show', reviewFilters) ?? 'waiting'
  const after = isReleaseId(query.get('after') ?? '') ? query.get('after') : null
  return { show, ...(search && { search }), ...(after && { after }) }
}

/** The open release: next to the queue, or in one of the two screens over it. */
export const releaseIn = (pathname: string, query: URLSearchParams): string | undefined => {
  const named = /\/(?:approve|reject)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? query.get('release')
  return named && isReleaseId(named) ? named : undefined
}

const withRelease = (query: URLSearchParams, id: string | undefined): string => {
  const next = new URLSearchParams(query)
  next.delete('outcome')
  next.delete('release')
  if (id) next.set('release', id)
  return next.size > 0 ? `?${next}` : ''
}

/** The same queue with this release open, or with none. */
export const reviewHref = (query: URLSearchParams, id?: string): string => `/admin/releases${withRelease(query, id)}`

export const approveHref = (query: URLSearchParams, id: string): string => `/admin/releases/approve/${id}${withRelease(query, undefined)}`

export type Outcome = 'changes' | 'reject'

/** The address of the screen that rejects a release or sends it back. */
export const rejectHref = (query: URLSearchParams, id: string, outcome: Outcome): string => {
  const next = new URLSearchParams(withRelease(query, undefined))
  if (outcome === 'changes') next.set('outcome', outcome)
  return `/admin/releases/reject/${id}${next.size > 0 ? `?${next}` : ''}`
}

/** The one before or after the chosen one; without a chosen one in the list, its first. */
export const neighborOf = (ids: readonly string[], chosen: string | undefined, step: 1 | -1): string | undefined => {
  const index = chosen === undefined ? -1 : ids.indexOf(chosen)
  return index === -1 ? ids[0] : ids[index + step]
}

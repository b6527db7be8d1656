import { conversationId, type InboxFilter, inboxFilters } from '#contract/support/conversations.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'

const isConversation = (text: string | null): text is string => conversationId.safeParse(text).success

/** What the address asks for; values that no page could have produced are ignored. */
export const wishIn = (query: URLSearchParams): { show: InboxFilter; q?: string; after?: string } => {
  const q = query.get('q')?.trim().slice(0, 100)
  const after = query.get('after')
  return { show: readChoice(query, 'show', inboxFilters) ?? 'open', ...(q && { q }), ...(isConversation(after) && { after }) }
}

/** The conversation next to the list. */
export const conversationIn = (query: URLSearchParams): string | undefined => {
  const named = query.get('conversation')
  return isConversation(named) ? named : undefined
}

/** The same list with this conversation open, or with none. */
export const conversationHref = (query: URLSearchParams, id?: string): string => {
  const next = new URLSearchParams(query)
  next.delete('conversation')
  if (id) next.set('conversation', id)
  return `/admin/support${next.size > 0 ? `?${next}` : ''}`
}

/** The one before or after the chosen one; without a chosen one in the list, its first. */
export const neighborOf = (ids: readonly string[], chosen: string | undefined, step: 1 | -1): string | undefined => {
  const index = chosen === undefined ? -1 : ids.indexOf(chosen)
  return index === -1 ? ids[0] : ids[index + step]
}

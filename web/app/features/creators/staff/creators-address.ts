import { readablePattern } from '#contract/core/id-rules.ts'
import { applicationId } from '#contract/creators/applications.ts'
import { applicationFilters } from '#contract/creators/staff-applications.ts'
import { creatorFilters } from '#contract/creators/staff-creators.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'

const base = '/admin/creators'

const searchIn = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  return q ? { q } : {}
}

const isApplicationId = (text: string | null): text is string => applicationId.safeParse(text).success
const isCreatorId = (text: string | null): text is string => text !== null && readablePattern.test(text)

/** Which of the two lists the address asks for. */
export const tabIn = (query: URLSearchParams): 'applications' | 'creators' =>
  query.get('tab') === 'creators' ? 'creators' : 'applications'

/** What the address asks for; values that no page could have produced are ignored. */
export const applicationWishIn = (query: URLSearchParams) => {
  const after = query.get('after')
  const show = readChoice(query, 'show', applicationFilters) ?? 'waiting'
  return { show, ...searchIn(query), ...(isApplicationId(after) && { after }) }
}

export const creatorWishIn = (query: URLSearchParams) => {
  const after = query.get('after')
  const show = readChoice(query, 'show', creatorFilters) ?? 'all'
  return { show, ...searchIn(query), ...(isCreatorId(after) && { after }) }
}

/** The entry that is open next to the list. */
export const chosenIn = (query: URLSearchParams): string | undefined => {
  const chosen = query.get('chosen')
  const isOne = tabIn(query) === 'creators' ? isCreatorId : isApplicationId
  return isOne(chosen) ? chosen : undefined
}

/** The same list with this entry open, or with none. */
export const chosenHref = (query: URLSearchParams, id?: string): string => {
  const next = new URLSearchParams(query)
  next.delete('chosen')
  if (id) next.set('chosen', id)
  return next.size > 0 ? `${base}?${next}` : base
}

export const applicationsHref = (show: (typeof applicationFilters)[number] = 'waiting', chosen?: string): string =>
  chosenHref(new URLSearchParams(show === 'waiting' ? {} : { show }), chosen)

export const creatorsHref = (chosen?: string): string => chosenHref(new URLSearchParams({ tab: 'creators' }), chosen)

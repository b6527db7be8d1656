import { accountSorts } from '#contract/admin/accounts.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'

/** What the address of the list of customers asks for; values that no list could have produced are ignored. */
export const customerWishIn = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const mark = query.get('after') ?? ''
  const after = /^usr_[0-9a-z]{26}$/.test(mark) ? mark : null
  const sort = readChoice(query, 'sort', accountSorts)
  return { ...(q && { q }), ...(sort && { sort }), ...(after && { after }) }
}

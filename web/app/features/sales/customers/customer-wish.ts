import { customerColumns } from '#contract/sales/customers.ts'
import { sortIn } from '#web/ui/lists/table-query.ts'

/** What the address asks for; values that no list could have produced are ignored. */
export const customerWishIn = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const mark = query.get('after') ?? ''
  const after = /^[\w-]{1,200}$/.test(mark) ? mark : null
  return { ...(q && { q }), ...sortIn(query, customerColumns), ...(after && { after }) }
}

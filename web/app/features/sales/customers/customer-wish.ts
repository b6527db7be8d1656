import { customerColumns } from '#contract/sales/customers.ts'
import { sortIn } from '#web/ui/lists/table-query.ts'

/** What the address of the list of customers asks for; what no list could have written is as if it was not said. */
export const customerWishIn = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const mark = query.get('after') ?? ''
  const after = /^[\w-]{1,200}$/.test(mark) ? mark : null
  return { ...(q && { q }), ...sortIn(query, customerColumns), ...(after && { after }) }
}

import { saleStatuses } from '#contract/sales/sale-wish.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'

/** What the address of the list of orders asks for; what no list could have written is as if it was not said. */
export const orderWishIn = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const status = readChoice(query, 'status', saleStatuses)
  const mark = query.get('after') ?? ''
  const after = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(mark) ? mark : null
  return { ...(q && { q }), ...(status && { status }), ...(after && { after }) }
}

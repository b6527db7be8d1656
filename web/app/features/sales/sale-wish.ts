import { saleStatuses } from '#contract/sales/sales.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'

/** What the address of a list asks for; what no list could have written is as if it was not said. */
export const wishIn = (query: URLSearchParams, mark: RegExp) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const status = readChoice(query, 'status', saleStatuses)
  const after = mark.test(query.get('after') ?? '') ? query.get('after') : null
  return { ...(q && { q }), ...(status && { status }), ...(after && { after }) }
}

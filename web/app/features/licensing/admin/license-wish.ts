import { licenseCauses } from '#contract/licensing/inventory.ts'
import { licenseSorts } from '#contract/licensing/license-sorts.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'

export const licenseStatuses = ['Active', 'Revoked'] as const

/** What the address asks for; values that no list could have produced are ignored. */
export const licenseWishIn = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const status = readChoice(query, 'status', licenseStatuses)
  const cause = readChoice(query, 'cause', licenseCauses)
  const mark = query.get('after') ?? ''
  const after = /^lic_[0-9a-z]{26}$/.test(mark) ? mark : null
  const sort = readChoice(query, 'sort', licenseSorts)
  return { ...(q && { q }), ...(sort && { sort }), ...(status && { status }), ...(cause && { cause }), ...(after && { after }) }
}

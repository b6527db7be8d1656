import { listAuditLog } from '#contract/admin/staff.ts'
import type { QueryOf } from '#contract/core/route.ts'
import type { AuditSearch } from './audit-log.views.ts'

type Query = QueryOf<typeof listAuditLog>

export const readAuditSearch = ({ action, search = '', before }: Query): AuditSearch => ({
  action,
  text: search.trim(),
  before,
})

/** The path of the page after this entry, for the same search. */
export const nextPart = ({ action, search }: Query, last: number): string => {
  const parameters = new URLSearchParams({ ...(action !== undefined && { action }), ...(search && { search }), before: String(last) })
  return `${listAuditLog.path}?${parameters}`
}

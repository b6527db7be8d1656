import { type AuditEntry, listAuditLog } from '#contract/admin/staff.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useMore } from '#web/lib/api/use-more.ts'

export type AuditFilter = { action?: string; search?: string }
type Part = AnswerOf<typeof listAuditLog>

/** The first part came with the page; each further one goes on before the oldest entry shown. */
export const useAuditLog = (first: Part, filter: AuditFilter) => {
  const { parts, hasMore, readMore } = useMore<typeof listAuditLog>(first, (known) => {
    const last = known.at(-1)
    return last?.hasMore ? read(listAuditLog, { query: { ...filter, before: last.items.at(-1)?.id } }) : undefined
  })
  const entries: AuditEntry[] = parts.flatMap(({ items }) => items)
  return { entries, hasMore, readMore }
}

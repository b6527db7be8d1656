import { type AuditEntry, listAuditLog } from '#contract/admin/staff.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useMore } from '#web/lib/api/use-more.ts'

export type AuditFilter = { action?: string; search?: string }
type Part = AnswerOf<typeof listAuditLog>

/** Where the next part begins. A part may be short, or empty, and go on all the same. */
const goesOn = ({ next }: Part): number | undefined => {
  const before = next === null ? null : new URLSearchParams(next.slice(next.indexOf('?'))).get('before')
  return before === null ? undefined : Number(before)
}

/** The first part came with the page; each further one goes on where the last one ended. */
export const useAuditLog = (first: Part, filter: AuditFilter) => {
  const { parts, hasMore, readMore } = useMore<typeof listAuditLog>(first, (known) => {
    const last = known.at(-1)
    const before = last && goesOn(last)
    return before === undefined ? undefined : read(listAuditLog, { query: { ...filter, before } })
  })
  const entries: AuditEntry[] = parts.flatMap(({ items }) => items)
  return { entries, hasMore, readMore }
}

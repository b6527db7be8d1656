import { type AuditEntry, listAuditLog } from '#contract/admin/staff.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useMore } from '#web/lib/api/use-more.ts'

export type AuditFilter = { action?: string; search?: string }
type Part = AnswerOf<typeof listAuditLog>

/** Where the next page begins. A page may be short, or empty, and still have a next one. */
const goesOn = ({ next }: Part): number | undefined => {
  const before = next === null ? null : new URLSearchParams(next.slice(next.indexOf('?'))).get('before')
  return before === null ? undefined : Number(before)
}

/** The first page of the log came with the site's page; each further one continues where the last one ended. */
export const useAuditLog = (first: Part, filter: AuditFilter) => {
  const { parts, hasMore, readMore } = useMore<typeof listAuditLog>(first, (known) => {
    const last = known.at(-1)
    const before = last && goesOn(last)
    return before === undefined ? undefined : read(listAuditLog, { query: { ...filter, before } })
  })
  const entries: AuditEntry[] = parts.flatMap(({ items }) => items)
  return { entries, hasMore, readMore }
}

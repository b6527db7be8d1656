import { useState } from 'react'
import { type AuditEntry, listAuditLog } from '#contract/admin/staff.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import { call } from '#web/lib/api/call.ts'

export type AuditFilter = { action?: string; search?: string }
type Part = AnswerOf<typeof listAuditLog>

/** The first part came with the page; each further one goes on before the oldest entry shown. */
export const useAuditLog = (first: Part, filter: AuditFilter) => {
  const [more, setMore] = useState<readonly Part[]>([])
  const parts = [first, ...more]
  const entries: AuditEntry[] = parts.flatMap(({ items }) => items)
  const loadMore = async (): Promise<false> => {
    const before = entries.at(-1)?.id
    const part = await call(listAuditLog, { query: { ...filter, before } })
    setMore([...more, part])
    return false
  }
  return { entries, hasMore: parts.at(-1)?.hasMore ?? false, loadMore }
}

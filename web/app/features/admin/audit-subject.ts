import type { AuditEntry } from '#contract/admin/staff.ts'

/** Where staff look at it. */
const paths: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^usr_/, (id) => `/admin/customers/${id}`],
  [/^lic_\w+$/, (id) => `/admin/licenses/${id}`],
  [/^cnv_/, (id) => `/admin/support?conversation=${id}`],
  [/^rel_/, (id) => `/admin/releases?release=${id}`],
  [/^cap_/, (id) => `/admin/creators?show=all&chosen=${id}`],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, (id) => `/admin/sales/${id}`],
]

export type Mention = { text: string; path: string | undefined }

/** What an entry is about, by name where it has one, and where to look at it: the creator, then the thing. */
export const mentionsIn = ({ subject, subjectName, creatorId, creatorName }: AuditEntry): Mention[] => [
  ...(creatorId === null
    ? []
    : [{ text: creatorName ?? creatorId, path: creatorName ? `/admin/creators?tab=creators&chosen=${creatorId}` : undefined }]),
  // A canned answer is called by its title in what happened to it.
  ...(subject === null || subject === creatorId || subject.startsWith('can_')
    ? []
    : [{ text: subjectName ?? subject, path: subjectName === null ? undefined : paths.find(([is]) => is.test(subject))?.[1](subject) }]),
]

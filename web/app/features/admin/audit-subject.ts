import type { AuditEntry } from '#contract/admin/staff.ts'

/** The staff page of each kind of id. */
const paths: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^usr_/, (id) => `/admin/customers/${id}`],
  [/^lic_\w+$/, (id) => `/admin/licenses/${id}`],
  [/^cnv_/, (id) => `/admin/support?conversation=${id}`],
  [/^rel_/, (id) => `/admin/releases?release=${id}`],
  [/^cap_/, (id) => `/admin/creators?show=all&chosen=${id}`],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, (id) => `/admin/sales/${id}`],
]

export type Mention = { text: string; path: string | undefined }

/** What an entry is about, by name where it has one, with a link: first the creator, then the subject. */
export const mentionsIn = ({ subject, subjectName, creatorId, creatorName }: AuditEntry): Mention[] => [
  ...(creatorId === null
    ? []
    : [{ text: creatorName ?? creatorId, path: creatorName ? `/admin/creators?tab=creators&chosen=${creatorId}` : undefined }]),
  // Canned answers are left out: the details already name them by title.
  ...(subject === null || subject === creatorId || subject.startsWith('can_')
    ? []
    : [{ text: subjectName ?? subject, path: subjectName === null ? undefined : paths.find(([is]) => is.test(subject))?.[1](subject) }]),
]

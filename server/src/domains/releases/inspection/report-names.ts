import type { ReportLine } from '#contract/releases/build-report.ts'
import type { NameNotes } from './names/judge-entries.ts'
import { plural, someOf } from './report-text.ts'

/** Names that stop nobody, but that somebody should see. */
export const reportNames = ({ odd, sameButForCase, twice }: NameNotes): ReportLine[] => {
  const line = (code: string, names: readonly string[], title: string): ReportLine[] =>
    names.length === 0 ? [] : [{ level: 'amber', code, title, detail: someOf(names) }]
  return [
    ...line('odd-names', odd, `${plural(odd.length, 'name')} cannot be unpacked on every system.`),
    ...line('same-but-for-case', sameButForCase, 'Names differ only in upper and lower case. On Windows and Mac one replaces the other.'),
    ...line('twice', twice, 'Files are in the archive twice. The last one counts.'),
  ]
}

import type { ReportLine } from '#contract/releases/build-report.ts'

const order: readonly ReportLine['level'][] = ['red', 'amber', 'green']

/** Lines of a report in the order somebody should read them; those of one level stay as they came. */
export const worstFirst = (lines: readonly ReportLine[]): ReportLine[] =>
  lines.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level))

export const worstLevel = (lines: readonly ReportLine[]): ReportLine['level'] | undefined => worstFirst(lines)[0]?.level

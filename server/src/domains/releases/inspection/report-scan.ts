import type { ReportLine } from '#contract/releases/build-report.ts'
import type { FileSource } from './bytes/file-source.ts'
import { scanFile } from './clamd/scan-file.ts'

const line = (level: ReportLine['level'], code: string, title: string, detail: string | null = null): ReportLine => ({
  level,
  code,
  title,
  detail,
})

/** What ClamAV says of a build, where one is set up. */
export const reportScan = async (clamd: string | null, source: FileSource, signal?: AbortSignal): Promise<ReportLine> => {
  if (clamd === null) return line('amber', 'virus-scan-off', 'Not scanned for viruses: no scanner is set up.')
  const verdict = await scanFile(clamd, source.stream(), signal)
  switch (verdict.kind) {
    case 'clean':
      return line('green', 'no-virus', 'No virus was found.')
    case 'found':
      return line('red', 'virus', `A virus was found: ${verdict.name}.`)
    case 'unknown':
      return line('amber', 'virus-scan-failed', 'The virus scanner could not check this file.', verdict.because)
  }
}

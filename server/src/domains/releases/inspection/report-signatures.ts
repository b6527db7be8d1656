import type { ReportLine } from '#contract/releases/build-report.ts'
import type { SystemPlatform } from '#contract/releases/platforms.ts'
import type { Findings, FoundProgram } from './findings.ts'
import { plural, someOf } from './report-text.ts'

const line = (level: ReportLine['level'], code: string, title: string, detail: string | null = null): ReportLine => ({
  level,
  code,
  title,
  detail,
})

const label = (path: string): string => path.split('/').at(-1) || 'This file'

const reportWindows = (programs: readonly FoundProgram[]): ReportLine[] => {
  if (programs.length === 0) return []
  const unsigned = programs.filter(({ isSigned }) => !isSigned)
  if (unsigned.length === 0) return [line('green', 'windows-signed', `${plural(programs.length, 'Windows program')}, all signed.`)]
  const counted = `${unsigned.length} of ${plural(programs.length, 'Windows program')} ${unsigned.length === 1 ? 'has' : 'have'}`
  const title = `${counted} no signature. Windows will warn users.`
  return [line('amber', 'windows-unsigned', title, someOf(unsigned.map(({ path }) => path)))]
}

/** A bundle is signed as a whole: its program, and a list of everything else in it. */
const reportMac = (programs: readonly FoundProgram[], { sealed, notarised, containers }: Findings): ReportLine[] => {
  if (programs.length === 0) return []
  const unsigned = programs.filter(({ isSigned, bundle }) => !isSigned || (bundle !== null && !sealed.has(bundle)))
  const lines = [
    unsigned.length === 0
      ? line('green', 'mac-signed', `${plural(programs.length, 'Mac program')}, all signed.`)
      : line(
          'amber',
          'mac-unsigned',
          'Not everything for the Mac is signed. macOS will refuse to open it.',
          someOf(unsigned.map(({ path }) => path)),
        ),
  ]
  // Whoever staples a ticket to the installer or the image need not staple one to each plugin in it.
  if (containers.some(({ signature }) => signature.isNotarised)) return lines
  const bundles = [...new Set(programs.map(({ bundle }) => bundle).filter((bundle) => bundle !== null))]
  const without = bundles.filter((bundle) => !notarised.has(bundle))
  if (bundles.length > 0 && without.length === 0)
    lines.push(line('green', 'mac-notarised', 'A notarisation ticket is stapled to every Mac bundle.'))
  else if (!containers.some(({ signature }) => signature.isNotarised !== null)) {
    lines.push(
      line(
        'amber',
        'mac-not-notarised',
        'No notarisation ticket is stapled. macOS asks Apple at the first start, or refuses.',
        someOf(without) || null,
      ),
    )
  }
  return lines
}

const reportContainers = ({ containers }: Findings): ReportLine[] =>
  containers.flatMap(({ path, signature: { isSigned, isNotarised } }) => {
    const name = label(path)
    const signed = isSigned
      ? line('green', 'installer-signed', `${name} is signed.`)
      : line('amber', 'installer-unsigned', `${name} is not signed.`)
    if (isNotarised === null) return [signed]
    return [
      signed,
      isNotarised
        ? line('green', 'installer-notarised', `A notarisation ticket is stapled to ${name}.`)
        : line('amber', 'installer-not-notarised', `No notarisation ticket is stapled to ${name}.`),
    ]
  })

/** How each system looks at signatures. Linux does not. */
const reports: Record<SystemPlatform, (programs: readonly FoundProgram[], findings: Findings) => ReportLine[]> = {
  Windows: reportWindows,
  Mac: reportMac,
  Linux: () => [],
}

export const reportSignatures = (findings: Findings): ReportLine[] => [
  ...reportContainers(findings),
  ...Object.entries(reports).flatMap(([of, report]) =>
    report(
      findings.programs.filter(({ system }) => system === of),
      findings,
    ),
  ),
]

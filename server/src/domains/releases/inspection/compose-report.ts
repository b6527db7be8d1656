import { pluginFormats } from '#contract/releases/build-formats.ts'
import type { ReportLine } from '#contract/releases/build-report.ts'
import type { Findings } from './findings.ts'
import type { InspectionInput } from './inspection.ts'
import { packFactsOf, reportPack } from './packs/pack-facts.ts'
import { compareVersions } from './plugins/bundle-version.rules.ts'
import { claimedFormats, compareFormats } from './plugins/compare-claims.rules.ts'
import { reportNames } from './report-names.ts'
import { reportSignatures } from './report-signatures.ts'
import { plural, shownName } from './report-text.ts'

const reportNotLookedInto = ({ notLookedInto }: Findings, name: string): ReportLine[] =>
  notLookedInto.slice(0, 5).map(({ path, because }) => ({
    level: 'amber',
    code: 'not-looked-into',
    title: `“${shownName(path || name)}” was not inspected.`,
    detail: because,
  }))

const reportContent = ({ files }: Findings): ReportLine[] =>
  files.length === 0
    ? []
    : [{ level: 'green', code: 'content', title: `${plural(files.length, 'file')} inside, none in an unexpected place.`, detail: null }]

/** From everything that was seen to the lines that people read. */
export const composeReport = (
  findings: Findings,
  { kind, claims, platform, version, name }: InspectionInput,
  isWhole: boolean,
): ReportLine[] => {
  const lines = [...(isWhole ? reportContent(findings) : []), ...reportNotLookedInto(findings, name), ...reportNames(findings.names)]
  if (kind === 'plugin' && platform !== 'Symbols') {
    const found = pluginFormats.filter((format) => findings.formats.has(format))
    // What nobody could look into may hold every format there is.
    if (isWhole || found.length > 0) lines.push(...compareFormats(found, claimedFormats(claims, platform)))
    lines.push(...compareVersions(findings.versions, version))
  }
  if (platform !== 'Symbols') lines.push(...reportSignatures(findings))
  if (kind === 'pack') {
    lines.push(...reportPack(packFactsOf(findings.sounds, findings.contentFormats), findings.sounds, findings.contentFormats))
    if (findings.soundsLeftOut > 0) {
      const title = `${plural(findings.soundsLeftOut, 'sound was', 'sounds were')} not checked.`
      lines.push({ level: 'amber', code: 'sounds-left-out', title, detail: null })
    }
  }
  return lines
}

import { pluginFormats } from '#contract/releases/build-formats.ts'
import type { ReportLine } from '#contract/releases/build-report.ts'
import { contradictedForm, type FileForm, fileForms, sniffForm } from './archives/sniff-form.ts'
import { canHoldFiles } from './archives/walk-archive.ts'
import { type FileSource, openSource } from './bytes/file-source.ts'
import { hashFile } from './bytes/hash-file.ts'
import { composeReport } from './compose-report.ts'
import { findLicense } from './find-license.rules.ts'
import { type Findings, openFindings } from './findings.ts'
import type { Inspection, InspectionDeps, InspectionInput } from './inspection.ts'
import type { InspectionLimits } from './limits.ts'
import { lookInside } from './look-inside.ts'
import { loadReadSound } from './packs/load-read-sound.ts'
import { packFactsOf } from './packs/pack-facts.ts'
import { Refused, refuse } from './refused.ts'
import { reportScan } from './report-scan.ts'
import { visitBuild } from './visit-build.ts'

export type Hashed = { sha256: string; size: number }

export type ThreadDeps = Omit<InspectionDeps, 'limits' | 'folder'> & {
  limits: InspectionLimits
  folder: string
  /** Hashing and scanning take as long as the file is; what is between these two calls takes as long as its maker likes. */
  onLooking?(hashed: Hashed): void
  onLooked?(): void
}

/** How much of the work each part is. */
const shares = { hashed: 0.4, lookedInto: 0.85 }

const requireForm = (name: string, form: FileForm): void => {
  if (form === 'empty') refuse('empty', 'This file is empty. Send it again.')
  const expected = contradictedForm(name, form)
  if (expected) refuse('wrong-form', `By its name this is ${fileForms[expected]}, but it is ${fileForms[form]}.`)
}

/** A plugin that is a single file is no archive, whatever a program could take out of it. */
const isSingle = (form: FileForm, name: string): boolean => !canHoldFiles(form) || (form === 'pe' && !/\.exe$/i.test(name))

/** False where nobody could look into the file as a whole. */
const lookAt = async (
  source: FileSource,
  form: FileForm,
  input: InspectionInput,
  findings: Findings,
  deps: ThreadDeps,
): Promise<boolean> => {
  const visitor = visitBuild(findings, { kind: input.kind, soundLimit: deps.limits.sounds, readSound: await loadReadSound(input.kind) })
  const isArchive = !isSingle(form, input.name)
  if (isArchive) await lookInside(source, form, visitor, deps)
  const isWhole = !findings.notLookedInto.some(({ path }) => path === '')
  if (isArchive && isWhole) {
    if (findings.files.length === 0) refuse('nothing-inside', 'There are no files in this archive.')
    return true
  }
  const entry = { path: input.name, kind: 'file', size: source.size, target: null } as const
  await visitor.visit(input.name, { entry, content: source.stream() })
  findings.files.length = 0
  return isWhole
}

const manifestOf = ({ files }: Findings): Inspection['manifest'] =>
  files.length === 0 ? null : { files, licensePath: findLicense(files.map(({ path }) => path)) }

const redLine = (error: unknown): ReportLine => {
  if (!(error instanceof Refused)) throw error
  return { level: 'red', code: error.code, title: error.message, detail: error.detail }
}

/** Looks at a build from its first byte to its last. What is wrong with the build becomes a red line; what is wrong here is thrown. */
export const inspect = async (input: InspectionInput, deps: ThreadDeps): Promise<Inspection> => {
  let [base, share] = [0, shares.hashed]
  const source = await openSource(input.path, {
    signal: deps.signal,
    onRead: (upTo) => deps.onProgress?.(base + (share * upTo) / source.size),
  })
  const findings = openFindings()
  try {
    const sha256 = await hashFile(source)
    base = shares.hashed
    share = shares.lookedInto - shares.hashed
    deps.onLooking?.({ sha256, size: source.size })
    const report: ReportLine[] = []
    try {
      const form = await sniffForm(source)
      requireForm(input.name, form)
      const isWhole = await lookAt(source, form, input, findings, deps)
      report.push(...composeReport(findings, input, isWhole))
      deps.onLooked?.()
      base = shares.lookedInto
      share = 1 - shares.lookedInto
      report.push(await reportScan(deps.clamd, source, deps.signal))
    } catch (error) {
      report.push(redLine(error))
    }
    const red = report.find(({ level }) => level === 'red')
    return {
      sha256,
      size: source.size,
      manifest: red ? null : manifestOf(findings),
      formats: pluginFormats.filter((format) => findings.formats.has(format)),
      pack: input.kind === 'pack' && !red ? packFactsOf(findings.sounds, findings.contentFormats) : null,
      report,
      verdict: red ? { notReady: red.title } : 'Ready',
    }
  } finally {
    await source.close()
  }
}

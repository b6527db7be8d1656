import type { PluginFormat } from '#contract/releases/build-formats.ts'
import type { ListedFiles, PackFacts, PackSound, ReportLine } from '#contract/releases/build-report.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { InspectionLimits } from './limits.ts'
import type { Claims } from './plugins/compare-claims.rules.ts'
import type { Tools } from './tools/find-tools.ts'

export type InspectionInput = {
  /** Where the file lies on this machine. */
  path: string
  /** What its maker called it. */
  name: string
  platform: BuildPlatform
  version: string
  /** The systems and formats the product's page names: its compatibility.systems. */
  claims: Claims
  kind: 'plugin' | 'pack' | 'other'
}

export type InspectionDeps = {
  tools: Tools
  /** Host and port or a socket's path; null where no scanner is set up. */
  clamd: string | null
  limits?: Partial<InspectionLimits> | undefined
  /** Where it puts what it takes out. Whoever names a folder empties it should this process be killed; without one it is the system's. */
  folder?: string | undefined
  signal?: AbortSignal | undefined
  /** So many sounds of a pack are passed over. */
  skippedSounds?: number | undefined
  /** How much is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

export type Inspection = {
  sha256: string
  size: number
  manifest: ListedFiles | null
  formats: PluginFormat[]
  pack: PackFacts | null
  report: ReportLine[]
  verdict: 'Ready' | { notReady: string }
}

/** A sound of a pack, lying on disk until the next one is asked for. */
export type ExtractedSound = PackSound & { file: string; size: number }

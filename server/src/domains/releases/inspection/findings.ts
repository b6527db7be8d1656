import type { PluginFormat } from '#contract/releases/build-formats.ts'
import type { PackSound } from '#contract/releases/build-report.ts'
import type { SystemPlatform } from '#contract/releases/platforms.ts'
import type { NameNotes } from './names/judge-entries.ts'
import type { FoundVersion } from './plugins/bundle-version.rules.ts'
import type { ContainerSignature } from './signatures/container-signature.ts'

export type FoundProgram = { path: string; system: SystemPlatform; isSigned: boolean; bundle: string | null }

/** Everything that was seen while a build was looked into, before anybody judges it. */
export type Findings = {
  files: { name: string; path: string; size: number | null }[]
  formats: Set<PluginFormat>
  versions: FoundVersion[]
  programs: FoundProgram[]
  /** Installers and disk images, the build itself among them. */
  containers: { path: string; signature: ContainerSignature }[]
  /** Mac bundles that have a list of what was signed, and those with a ticket of Apple's. */
  sealed: Set<string>
  notarised: Set<string>
  names: NameNotes
  notLookedInto: { path: string; because: string }[]
  contentFormats: string[]
  sounds: PackSound[]
  soundsLeftOut: number
}

export const openFindings = (): Findings => ({
  files: [],
  formats: new Set(),
  versions: [],
  programs: [],
  containers: [],
  sealed: new Set(),
  notarised: new Set(),
  names: { odd: [], sameButForCase: [], twice: [] },
  notLookedInto: [],
  contentFormats: [],
  sounds: [],
  soundsLeftOut: 0,
})

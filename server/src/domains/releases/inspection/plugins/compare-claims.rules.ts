import { type PluginFormat, pluginFormats } from '#contract/releases/build-formats.ts'
import type { ReportLine } from '#contract/releases/build-report.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'

/** What the product's page says, system by system. */
export type Claims = readonly { name: string; formats: readonly string[] }[]

const spellings: Record<PluginFormat, RegExp> = {
  VST3: /^vst ?3/i,
  AU: /^(au|audio ?units?)\b|^auv2/i,
  AAX: /^aax/i,
  CLAP: /^clap/i,
  Standalone: /stand-?alone|\bapp\b/i,
  VST2: /^vst ?2|^vst$/i,
}

const systems: Partial<Record<BuildPlatform, RegExp>> = { Windows: /win/i, Mac: /mac|os ?x/i, Linux: /linux|ubuntu|debian/i }

/** The formats a page claims for the system of a build. Words it uses for other things are no formats. */
export const claimedFormats = (claims: Claims, platform: BuildPlatform): PluginFormat[] => {
  const system = systems[platform]
  const texts = claims.filter(({ name }) => !system || system.test(name)).flatMap(({ formats }) => formats)
  return pluginFormats.filter((format) => texts.some((text) => spellings[format].test(text.trim())))
}

const list = (formats: readonly PluginFormat[]): string => formats.join(', ')
const itOrThem = ({ length }: readonly PluginFormat[]): string => (length === 1 ? 'it' : 'them')

/** A page that promises more, or less, than is in the build is looked at by somebody. */
export const compareFormats = (found: readonly PluginFormat[], claimed: readonly PluginFormat[]): ReportLine[] => {
  const missing = claimed.filter((format) => !found.includes(format))
  const unnamed = found.filter((format) => !claimed.includes(format))
  const lines: ReportLine[] = []
  const line = (level: ReportLine['level'], code: string, title: string, detail: string | null = null) =>
    lines.push({ level, code, title, detail })
  if (missing.length > 0)
    line('amber', 'formats-missing', `The page lists ${list(missing)}, but this build doesn’t have ${itOrThem(missing)}.`)
  if (unnamed.length > 0)
    line(
      'amber',
      'formats-unnamed',
      `The build has ${list(unnamed)}, but the page doesn’t list ${itOrThem(unnamed)}. Add ${itOrThem(unnamed)} under Compatibility.`,
    )
  if (found.length === 0 && claimed.length === 0) line('amber', 'formats-none', 'No plugin format was found in this build.')
  if (lines.length === 0) line('green', 'formats', `Found as the page says: ${list(found)}.`)
  return lines
}

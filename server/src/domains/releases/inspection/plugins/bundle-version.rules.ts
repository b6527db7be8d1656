import type { ReportLine } from '#contract/releases/build-report.ts'
import { someOf } from '../report-text.ts'
import { readBinaryPlist } from './binary-plist.ts'

const versionKeys = ['CFBundleShortVersionString', 'CFBundleVersion'] as const

const fromXml = (text: string, key: string): string | undefined =>
  new RegExp(`<key>\\s*${key}\\s*</key>\\s*<string>([^<]{1,100})</string>`).exec(text)?.[1]?.trim()

/** The version of a Mac bundle, the one for people before the one for programs. */
export const readPlistVersion = (bytes: Buffer): string | undefined => {
  const binary = readBinaryPlist(bytes)
  const text = binary ? '' : bytes.toString('utf8')
  for (const key of versionKeys) {
    const version = binary ? binary.get(key) : fromXml(text, key)
    if (version) return version
  }
  return undefined
}

/** The version of a VST3. Its file is JSON5, where a comma may stand at the end; the bundle's own version stands outside the classes. */
export const readModuleVersion = (bytes: Buffer): string | undefined => {
  const outside = bytes.toString('utf8').replace(/"?Classes"?\s*:\s*\[[\s\S]*$/, '')
  return /"?Version"?\s*:\s*"([^"]{1,100})"/.exec(outside)?.[1]?.trim()
}

/** Which file of a plugin says its version. Those of frameworks inside it say other things. */
export const isVersionFile = (path: string, bundle: string): 'plist' | 'module' | undefined => {
  const inside = path.slice(bundle.length)
  if (inside === '/Contents/Info.plist') return 'plist'
  return /^\/Contents\/(Resources\/)?moduleinfo\.json$/.test(inside) ? 'module' : undefined
}

/** 2.4, v2.4.0 and 2.4.0.0 are the same version, and so is one with the number of its build. */
const plainVersion = (version: string): string =>
  version
    .trim()
    .replace(/^v/i, '')
    .replace(/\+.*$/, '')
    .replace(/(\.0)+$/, '')
    .toLowerCase()

export type FoundVersion = { path: string; version: string }

export const compareVersions = (found: readonly FoundVersion[], released: string): ReportLine[] => {
  if (found.length === 0) return []
  const others = found.filter(({ version }) => plainVersion(version) !== plainVersion(released))
  if (others.length === 0)
    return [{ level: 'green', code: 'version', title: `The version inside is ${released}, as the release says.`, detail: null }]
  const texts = others.map(({ path, version }) => `${path.split('/').at(-1)} says ${version}`)
  return [
    {
      level: 'amber',
      code: 'version-differs',
      title: `The release is ${released}, but the files inside say otherwise.`,
      detail: someOf(texts),
    },
  ]
}

import type { ByteReader } from '#platform/files/byte-reader.ts'
import { readShort } from './archives/entry.ts'
import { sniffHead } from './archives/sniff-form.ts'
import type { Findings, FoundProgram } from './findings.ts'
import { isVersionFile, readModuleVersion, readPlistVersion } from './plugins/bundle-version.rules.ts'
import { findBundle, isStandalone } from './plugins/plugin-formats.rules.ts'
import { readMachoSignature } from './signatures/macho-signature.ts'
import { peHeadLength, readPeSignature } from './signatures/pe-signature.ts'

const versionFileLimit = 1024 ** 2
const foundLimit = 2_000

/** What hosts of the older format look for. */
const olderEntryPoint = Buffer.from('VSTPluginMain')

const holds = async (reader: ByteReader, wanted: Buffer): Promise<boolean> => {
  let before: Buffer = Buffer.alloc(0)
  for (let part = await reader.some(256 * 1024); part; part = await reader.some(256 * 1024)) {
    const joined = Buffer.concat([before, part])
    if (joined.includes(wanted)) return true
    before = joined.subarray(-wanted.length)
  }
  return false
}

/** A path says much: what lies in a plugin's folder, and what Apple's programs put there. */
export const lookAtPath = (path: string, findings: Findings): void => {
  const bundle = findBundle(path)
  if (!bundle) return
  findings.formats.add(bundle.format)
  const inside = path.slice(bundle.path.length).replace(/\/$/, '')
  if (inside === '/Contents/_CodeSignature/CodeResources') findings.sealed.add(bundle.path)
  // The ticket that is stapled to a bundle lies beside that folder, under the same name.
  if (inside === '/Contents/CodeResources') findings.notarised.add(bundle.path)
}

/** A file of a plugin: its version, and for programs its signature. */
export const lookAtFile = async (path: string, size: number | null, reader: ByteReader, findings: Findings): Promise<void> => {
  const bundle = findBundle(path)
  const versionFile = bundle && isVersionFile(path, bundle.path)
  if (versionFile) {
    const bytes = await readShort(reader.rest(), versionFileLimit)
    const version = bytes && (versionFile === 'plist' ? readPlistVersion(bytes) : readModuleVersion(bytes))
    if (version && findings.versions.length < foundLimit) findings.versions.push({ path: bundle.path, version })
    return
  }
  if (findings.programs.length >= foundLimit) return
  const form = sniffHead(await reader.peek(64))
  const add = (system: FoundProgram['system'], isSigned: boolean) =>
    findings.programs.push({ path, system, isSigned, bundle: bundle?.path ?? null })
  if (form === 'pe') {
    const verdict = readPeSignature(Buffer.from(await reader.peek(peHeadLength)), size ?? Number.POSITIVE_INFINITY)
    if (!verdict.isProgram) return
    add('Windows', verdict.isSigned)
    if (isStandalone(path)) findings.formats.add('Standalone')
    if (!bundle && /\.dll$/i.test(path) && (await holds(reader, olderEntryPoint))) findings.formats.add('VST2')
  }
  if (form === 'macho') {
    const isSigned = await readMachoSignature(reader)
    if (isSigned !== undefined) add('Mac', isSigned)
  }
}

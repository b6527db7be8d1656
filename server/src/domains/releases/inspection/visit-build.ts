import type { PackSound } from '#contract/releases/build-report.ts'
import { readBytes } from '#platform/files/byte-reader.ts'
import type { Walked } from './archives/entry.ts'
import type { Findings } from './findings.ts'
import type { InspectionInput } from './inspection.ts'
import { lookAtFile, lookAtPath } from './look-at-file.ts'
import type { Visitor } from './look-inside.ts'
import { contentFormat, soundFormat } from './packs/sound-name.rules.ts'
import { readContainerSignature } from './signatures/container-signature.ts'

type Options = {
  kind: InspectionInput['kind']
  soundLimit: number
  readSound(path: string, content: AsyncIterable<Uint8Array>, size: number): Promise<PackSound>
}

const notedLimit = 50
const notLookedLimit = 200

/** Collects what a report is made of. */
export const visitBuild = (findings: Findings, { kind, soundLimit, readSound }: Options): Visitor => ({
  visit: async (path: string, { entry, content }: Walked) => {
    lookAtPath(path, findings)
    if (entry.kind !== 'file') return
    findings.files.push({ name: path.split('/').at(-1) ?? path, path, size: entry.size })
    const format = kind === 'pack' ? contentFormat(path) : undefined
    if (format) findings.contentFormats.push(format)
    if (kind === 'pack' && soundFormat(path)) {
      if (findings.sounds.length >= soundLimit) findings.soundsLeftOut += 1
      else findings.sounds.push(await readSound(path, content, entry.size ?? 0))
      return
    }
    await lookAtFile(path, entry.size, readBytes(content), findings)
  },
  onNames: (notes) => {
    for (const name of ['odd', 'sameButForCase', 'twice'] as const) {
      findings.names[name].push(...notes[name].slice(0, notedLimit - findings.names[name].length))
    }
  },
  onContainer: async (path, source, form) => {
    const signature = await readContainerSignature(source, form)
    if (signature) findings.containers.push({ path, signature })
  },
  onNotLookedInto: (path, because) => {
    if (findings.notLookedInto.length < notLookedLimit) findings.notLookedInto.push({ path, because })
  },
})

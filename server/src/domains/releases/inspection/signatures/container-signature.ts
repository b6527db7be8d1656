import { inflateSync } from 'node:zlib'
import type { FileForm } from '../archives/sniff-form.ts'
import type { FileSource } from '../bytes/file-source.ts'
import { peHeadLength, readPeSignature } from './pe-signature.ts'

/** isNotarised is null where there is no such thing as a ticket. */
export type ContainerSignature = { isSigned: boolean; isNotarised: boolean | null }

const tableLimit = 16 * 1024 ** 2

/** The table of contents of a Mac installer package names its signatures; a ticket is stapled behind everything else. */
const readXar = async (source: FileSource): Promise<ContainerSignature | undefined> => {
  const head = await source.read(0, 28)
  if (head.length < 28) return undefined
  const [packed, size] = [Number(head.readBigUInt64BE(8)), Number(head.readBigUInt64BE(16))]
  if (packed > tableLimit || size > tableLimit) return undefined
  const trailer = await source.read(Math.max(0, source.size - 16), 16)
  try {
    const table = inflateSync(await source.read(head.readUInt16BE(4), packed), { maxOutputLength: tableLimit }).toString('utf8')
    return { isSigned: /<(x-)?signature\b/.test(table), isNotarised: trailer.toString('latin1', 0, 4) === 't8lr' }
  } catch {
    return undefined
  }
}

/** The last 512 bytes of a disk image say where its signature is; a ticket is one of the signature's parts. */
const readDmg = async (source: FileSource): Promise<ContainerSignature | undefined> => {
  const trailer = await source.read(source.size - 512, 512)
  if (trailer.length < 512) return undefined
  const [at, length] = [Number(trailer.readBigUInt64BE(296)), Number(trailer.readBigUInt64BE(304))]
  if (length === 0 || at + length > source.size) return { isSigned: false, isNotarised: false }
  const parts = await source.read(at, Math.min(length, 4_096))
  if (parts.length < 12 || parts.readUInt32BE(0) !== 0xfade0cc0) return { isSigned: false, isNotarised: false }
  const kinds = Array.from({ length: Math.min(parts.readUInt32BE(8), Math.floor((parts.length - 12) / 8)) }, (_, index) =>
    parts.readUInt32BE(12 + index * 8),
  )
  return { isSigned: true, isNotarised: kinds.includes(0x10002) }
}

/** An MSI is a small file system; its signature is a stream with this name. */
const msiSignature = Buffer.from('\u0005DigitalSignature\0', 'utf16le')

const readMsi = async (source: FileSource): Promise<ContainerSignature> => {
  let before: Buffer = Buffer.alloc(0)
  for await (const chunk of source.stream()) {
    const joined = Buffer.concat([before, chunk])
    if (joined.includes(msiSignature)) return { isSigned: true, isNotarised: null }
    before = joined.subarray(-msiSignature.length)
  }
  return { isSigned: false, isNotarised: null }
}

const readPe = async (source: FileSource): Promise<ContainerSignature | undefined> => {
  const verdict = readPeSignature(await source.read(0, peHeadLength), source.size)
  return verdict.isProgram ? { isSigned: verdict.isSigned, isNotarised: null } : undefined
}

/** The signature of a file that installs something. undefined for all other files, and for those that cannot be read. */
export const readContainerSignature = async (source: FileSource, form: FileForm): Promise<ContainerSignature | undefined> => {
  switch (form) {
    case 'xar':
      return readXar(source)
    case 'dmg':
      return readDmg(source)
    case 'msi':
      return readMsi(source)
    case 'pe':
      return readPe(source)
    default:
      return undefined
  }
}

import type { FileSource } from '../bytes/file-source.ts'
import { blockLength, readTarHeader } from './tar-header.ts'

/** What a file is by its bytes, whatever it is called. */
export const fileForms = {
  zip: 'a zip archive',
  tar: 'a tar archive',
  gzip: 'a gzip file',
  xz: 'an xz file',
  zstd: 'a Zstandard file',
  '7z': 'a 7z archive',
  xar: 'a Mac installer package',
  dmg: 'a Mac disk image',
  pe: 'a Windows program',
  msi: 'a Windows installer package',
  cab: 'a Windows cabinet',
  rar: 'a RAR archive',
  cpio: 'a cpio archive',
  pbzx: 'a payload of a Mac installer',
  macho: 'a Mac program',
  elf: 'a Linux program',
  pdf: 'a PDF document',
  script: 'a script',
  empty: 'empty',
  other: 'of another kind',
} as const
export type FileForm = keyof typeof fileForms

const signatures: readonly [number, string, FileForm][] = [
  [0, 'PK\x03\x04', 'zip'],
  [0, 'PK\x05\x06', 'zip'],
  [257, 'ustar', 'tar'],
  [0, '\x1f\x8b', 'gzip'],
  [0, '\xfd7zXZ\0', 'xz'],
  [0, '\x28\xb5\x2f\xfd', 'zstd'],
  [0, '7z\xbc\xaf\x27\x1c', '7z'],
  [0, 'xar!', 'xar'],
  [0, 'MZ', 'pe'],
  [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'msi'],
  [0, 'MSCF', 'cab'],
  [0, 'Rar!\x1a\x07', 'rar'],
  [0, '070707', 'cpio'],
  [0, '070701', 'cpio'],
  [0, 'pbzx', 'pbzx'],
  [0, '\xcf\xfa\xed\xfe', 'macho'],
  [0, '\xce\xfa\xed\xfe', 'macho'],
  [0, '\xca\xfe\xba\xbe', 'macho'],
  [0, '\x7fELF', 'elf'],
  [0, '%PDF-', 'pdf'],
  [0, '#!', 'script'],
]

export const headLength = blockLength

export const sniffHead = (head: Uint8Array): FileForm => {
  if (head.length === 0) return 'empty'
  const text = Buffer.from(head).toString('latin1')
  const known = signatures.find(([at, letters]) => text.startsWith(letters, at))?.[2]
  // Old tars have no name of their own, only a checksum that fits.
  const isOldTar = !known && head.length >= blockLength && readTarHeader(Buffer.from(head.subarray(0, blockLength))) !== undefined
  return isOldTar ? 'tar' : (known ?? 'other')
}

/** Disk images say what they are at their end. */
export const sniffForm = async (source: FileSource): Promise<FileForm> => {
  const tail = await source.read(Math.max(0, source.size - 512), 4)
  if (source.size >= 512 && tail.toString('latin1') === 'koly') return 'dmg'
  return sniffHead(await source.read(0, headLength))
}

/** What a name promises. Endings that say nothing about the bytes are not here. */
const promised: readonly [RegExp, readonly FileForm[]][] = [
  [/\.zip$/i, ['zip']],
  [/\.tar$/i, ['tar']],
  [/\.(tgz|gz)$/i, ['gzip']],
  [/\.(txz|xz)$/i, ['xz']],
  [/\.(tzst|zst)$/i, ['zstd']],
  [/\.7z$/i, ['7z']],
  [/\.(pkg|mpkg)$/i, ['xar']],
  [/\.dmg$/i, ['dmg']],
  [/\.(exe|dll)$/i, ['pe']],
  [/\.msi$/i, ['msi']],
  [/\.pdf$/i, ['pdf']],
]

/** What a file should be by its name, where it is something else. */
export const contradictedForm = (name: string, form: FileForm): FileForm | undefined => {
  const expected = promised.find(([ending]) => ending.test(name))?.[1]
  return expected && !expected.includes(form) ? expected[0] : undefined
}

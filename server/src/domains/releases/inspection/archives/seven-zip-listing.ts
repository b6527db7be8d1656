import type { Entry } from './entry.ts'

export type ListedEntry = Entry & { isEncrypted: boolean; crc: number | null }

/** What `7z l -slt` prints: the archive's own properties, a line of dashes, then a block of "Name = value" for each entry. */
export type ListingReader = {
  /** The kinds of archive that were opened, the innermost last. */
  types: string[]
  /** An entry, where this line ends one. */
  takeLine(line: string): ListedEntry | undefined
}

const isLink = (attributes: string): boolean => /(^|\s)l[rwxsStT-]{9}/.test(attributes)
const isDevice = (attributes: string): boolean => /(^|\s)[bcps][rwxsStT-]{9}/.test(attributes)
const isFolder = (fields: Map<string, string>): boolean => fields.get('Folder') === '+' || /^D/.test(fields.get('Attributes') ?? '')

const numberOf = (text: string | undefined): number | null => (text && /^\d+$/.test(text) ? Number(text) : null)

const entryOf = (fields: Map<string, string>): ListedEntry | undefined => {
  const path = fields.get('Path')
  if (path === undefined) return undefined
  const attributes = fields.get('Attributes') ?? fields.get('Mode') ?? ''
  const target = fields.get('Symbolic Link') || null
  const kind = isFolder(fields) ? 'folder' : target !== null || isLink(attributes) ? 'link' : isDevice(attributes) ? 'device' : 'file'
  const crc = fields.get('CRC')
  return {
    path,
    kind,
    size: kind === 'folder' ? 0 : numberOf(fields.get('Size')),
    target,
    isEncrypted: fields.get('Encrypted') === '+',
    crc: crc && /^[0-9A-F]{8}$/.test(crc) ? Number.parseInt(crc, 16) : null,
  }
}

export const openListing = (): ListingReader => {
  const types: string[] = []
  let isInside = false
  let fields = new Map<string, string>()
  return {
    types,
    takeLine: (line) => {
      if (!isInside) {
        if (line.startsWith('Type = ')) types.push(line.slice(7))
        isInside = line.startsWith('----------')
        return undefined
      }
      if (line === '') {
        const entry = entryOf(fields)
        fields = new Map()
        return entry
      }
      const equals = line.indexOf(' = ')
      if (equals > 0) fields.set(line.slice(0, equals), line.slice(equals + 3))
      else if (line.endsWith(' =')) fields.set(line.slice(0, -2), '')
      return undefined
    },
  }
}

import type { FileSource } from '../bytes/file-source.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import type { Budget } from './budget.ts'
import { type Entry, lend, nothing, readShort, type Walked } from './entry.ts'
import { findContent, readContent } from './zip-content.ts'
import { damagedZip, readZipDirectory } from './zip-directory.ts'
import { isEncrypted, type ZipHeader } from './zip-headers.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const older = new TextDecoder('latin1')

/** In UTF-8 as nearly all are; else as the field for Unicode says, or as Western letters. */
const nameOf = ({ rawName, otherName }: ZipHeader): string => {
  try {
    return utf8.decode(rawName)
  } catch {
    return otherName ?? older.decode(rawName)
  }
}

const kinds: Record<number, Entry['kind']> = { 1: 'device', 2: 'device', 6: 'device', 10: 'link', 12: 'device' }

const entryOf = (header: ZipHeader): Entry => {
  const path = nameOf(header)
  const kind = kinds[header.mode >>> 12] ?? (path.endsWith('/') ? 'folder' : 'file')
  return { path, kind, size: header.size, target: null }
}

/** What an entry takes at least: its own header is never shorter. */
const judgeHeader = (header: ZipHeader, { path, kind }: Entry): void => {
  const name = shownName(path)
  if (isEncrypted(header))
    refuse('encrypted', `“${name}” is encrypted. Nobody can review what they cannot open: pack it without a password.`)
  if (header.otherName !== null && header.otherName !== path) {
    refuse('two-names', `“${name}” has a second name, “${shownName(header.otherName)}”. Programs disagree about which one counts.`)
  }
  if (header.method !== 0 && header.method !== 8) {
    refuse(
      'method',
      `“${name}” is compressed in a way that many programs cannot open. Pack it as an ordinary zip.`,
      `Method ${header.method}.`,
    )
  }
  if (header.method === 0 && header.packed !== header.size) damagedZip(`${name} has two sizes.`)
  if (kind === 'folder' && header.size > 0) damagedZip(`${name} is a folder with content.`)
}

/** Entries that share bytes make much out of little, and show other bytes to other programs. */
const judgeOverlap = (sorted: readonly { header: ZipHeader; entry: Entry; from: number }[], endOfContent: number): void => {
  for (const [index, { header, entry, from }] of sorted.entries()) {
    const next = sorted[index + 1]?.header.offset ?? endOfContent
    if (from + header.packed > next)
      refuse('overlap', `“${shownName(entry.path)}” shares its bytes with another file in this zip. Pack it again.`)
  }
}

export async function* walkZip(
  source: FileSource,
  judge: (entry: Entry) => void,
  budget: Budget,
  limits: { entries: number },
): AsyncGenerator<Walked> {
  const { headers, endOfContent } = await readZipDirectory(source, limits)
  headers.sort((one, other) => one.offset - other.offset)
  if ((headers[0]?.offset ?? 0) > 0) damagedZip('There is data before its first file.')
  const found: { header: ZipHeader; entry: Entry; from: number }[] = []
  for (const header of headers) {
    const entry = entryOf(header)
    budget.takeEntry()
    judgeHeader(header, entry)
    judge(entry)
    budget.takeBytes(header.size)
    found.push({ header, entry, from: 0 })
  }
  for (const one of found) one.from = await findContent(source, one.header, one.entry.path)
  judgeOverlap(found, endOfContent)
  for (const { header, entry, from } of found) {
    if (entry.kind === 'folder') {
      yield { entry, content: nothing() }
      continue
    }
    const content = readContent(source, header, entry.path, from)
    if (entry.kind === 'link') {
      const target = await readShort(content, 4_096)
      const link = { ...entry, target: target?.toString('utf8') ?? '' }
      yield { entry: link, content: nothing() }
      continue
    }
    yield { entry, content: lend(content) }
    // What nobody wanted is read all the same: a file that does not unpack for us does not unpack for customers.
    for await (const _ of content);
  }
}

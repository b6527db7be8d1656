import { crc32 } from 'node:zlib'
import { type ByteReader, readBytes } from '#platform/files/byte-reader.ts'
import type { FileSource } from '../bytes/file-source.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import { runTool } from '../tools/run-tool.ts'
import type { Budget } from './budget.ts'
import { type Entry, lend, nothing, readShort, type Walked } from './entry.ts'
import { listBySevenZip, noPassword } from './list-by-seven-zip.ts'
import type { ListedEntry } from './seven-zip-listing.ts'
import type { FileForm } from './sniff-form.ts'
import { NotLookedInto, type WalkDeps } from './walk-deps.ts'

const damaged = (detail: string): never =>
  refuse('damaged', 'This file is damaged or was cut off. Pack it again and send it again.', detail)

async function* readEntry(reader: ByteReader, { size, crc, path }: ListedEntry): AsyncGenerator<Uint8Array> {
  let sum = 0
  for (let left = size ?? 0; left > 0; ) {
    const part = (await reader.some(left)) ?? damaged(`It ends in the middle of ${shownName(path)}.`)
    left -= part.length
    sum = crc32(part, sum)
    yield part
  }
  if (crc !== null && sum !== crc) damaged(`${shownName(path)} has a wrong checksum.`)
}

/** Programs whose parts 7z shows as if they were files: nothing is packed in them. */
const notArchives = ['PE', 'COFF', 'ELF', 'MachO', 'Mub', 'TE']

/**
 * Lists by one run of 7z, then reads all contents in the order of the list from another, which writes them one after the other
 * and nothing to disk. From where a size is not known nobody could tell where a content ends, and only names are given: in an
 * installer that is the uninstaller, which comes last.
 */
export async function* walkSevenZip(
  { source, form, budget, deps }: { source: FileSource; form: FileForm; budget: Budget; deps: WalkDeps },
  judge: (entry: Entry) => void,
): AsyncGenerator<Walked> {
  const { tools, limits, signal } = deps
  const { entries, type } = await listBySevenZip(source, deps, judge, budget, form === '7z' || form === 'xar')
  if (notArchives.includes(type)) throw new NotLookedInto(null)
  if (!tools.sevenZip) return
  const known = entries.findIndex((entry) => entry.size === null)
  const readable = known === -1 ? entries : entries.slice(0, known)
  const bounds = { seconds: limits.seconds, megabytes: limits.toolMegabytes, fileBytes: 0 }
  const args = ['x', '-so', '-mmt=1', noPassword, '--', source.path]
  const tool = runTool({ program: tools.sevenZip, prlimit: tools.prlimit }, args, bounds, signal)
  tool.stdin.end()
  try {
    const reader = readBytes(tool.stdout as AsyncIterable<Uint8Array>)
    for (const entry of readable) {
      const content = readEntry(reader, entry)
      if (entry.kind === 'link') {
        const target = entry.target ?? (await readShort(content, 4_096))?.toString('utf8') ?? ''
        yield { entry: { ...entry, target }, content: nothing() }
      } else yield { entry, content: lend(content) }
      for await (const _ of content);
    }
  } finally {
    tool.stop()
  }
  for (const entry of entries.slice(readable.length)) yield { entry, content: nothing() }
}

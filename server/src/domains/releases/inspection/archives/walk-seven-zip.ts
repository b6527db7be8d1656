import { crc32 } from 'node:zlib'
import { type ByteReader, readBytes } from '#platform/files/byte-reader.ts'
import type { FileSource } from '../bytes/file-source.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import { type RunningTool, runTool } from '../tools/run-tool.ts'
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

/** What is worth a run of its own where contents cannot be told apart: programs, and files that say a version. */
const worthARun = /\.(exe|dll|vst3|clap|aaxplugin|plist|json)$/i
const runsLimit = 60

type Walk = { source: FileSource; form: FileForm; budget: Budget; deps: WalkDeps }

const extract = ({ source, deps: { tools, limits, signal } }: Walk, only: readonly string[]): RunningTool => {
  const bounds = { seconds: limits.seconds, megabytes: limits.toolMegabytes, fileBytes: 0 }
  const args = ['x', '-so', '-mmt=1', '-spd', noPassword, ...only, '--', source.path]
  const tool = runTool({ program: tools.sevenZip ?? '', prlimit: tools.prlimit }, args, bounds, signal)
  tool.stdin.end()
  return tool
}

/** One entry by itself, of which nobody knows how long it is: it counts as it comes. */
async function* readAlone(walk: Walk, path: string): AsyncGenerator<Uint8Array> {
  const tool = extract(walk, [`-i!${path}`])
  try {
    for await (const chunk of tool.stdout as AsyncIterable<Uint8Array>) {
      walk.budget.takeBytes(chunk.length)
      yield chunk
    }
  } finally {
    tool.stop()
  }
}

async function* walkAlone(walk: Walk, entries: readonly ListedEntry[]): AsyncGenerator<Walked> {
  let runs = 0
  for (const entry of entries) {
    const isWorthIt = entry.kind === 'file' && worthARun.test(entry.path) && runs < runsLimit
    if (isWorthIt) runs += 1
    const content = isWorthIt ? readAlone(walk, entry.path) : nothing()
    yield { entry, content: lend(content) }
    // Whoever has seen enough leaves a program behind that still writes.
    await content.return(undefined)
  }
}

/** All of them from one run, which writes their contents one after the other. */
async function* walkInOrder(walk: Walk, entries: readonly ListedEntry[]): AsyncGenerator<Walked> {
  const tool = extract(walk, [])
  try {
    const reader = readBytes(tool.stdout as AsyncIterable<Uint8Array>)
    for (const entry of entries) {
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
}

/**
 * Lists by one run of 7z, then reads all contents in the order of the list from another, which writes nothing to disk. Where a
 * size is not known, as in many installers, nobody could tell where a content ends, and the few that matter are read alone.
 */
export async function* walkSevenZip(walk: Walk, judge: (entry: Entry) => void): AsyncGenerator<Walked> {
  const { source, form, budget, deps } = walk
  const { entries, type } = await listBySevenZip(source, deps, judge, budget, form === '7z' || form === 'xar')
  if (notArchives.includes(type)) throw new NotLookedInto(null)
  const isKnown = entries.every(({ size }) => size !== null)
  yield* isKnown ? walkInOrder(walk, entries) : walkAlone(walk, entries)
}

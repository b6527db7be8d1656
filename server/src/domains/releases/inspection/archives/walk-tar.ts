import type { ByteReader } from '#platform/files/byte-reader.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import type { Budget } from './budget.ts'
import { type Entry, lend, nothing, type Walked } from './entry.ts'
import { blockLength, isEnd, kindOf, readPax, readTarHeader, type TarHeader } from './tar-header.ts'

const damaged = (detail: string): never =>
  refuse('damaged', 'This tar archive is damaged or was cut off. Pack it again and send it again.', detail)

const maxExtraBytes = 64 * 1024

/** What stands before an entry and is said of it. */
type Before = { path?: string; target?: string; size?: number }

const padding = (size: number): number => (blockLength - (size % blockLength)) % blockLength

const readExtra = async (reader: ByteReader, { size }: TarHeader): Promise<Buffer> => {
  if (size > maxExtraBytes) return refuse('odd-name', 'A name in this tar archive is longer than 64 KB.')
  const bytes = Buffer.from((await reader.take(size)) ?? damaged('It ends in the middle of a name.'))
  if (!(await reader.skip(padding(size)))) damaged('It ends in the middle of a name.')
  return bytes
}

const fromPax = (bytes: Buffer): Before => {
  const fields = readPax(bytes) ?? damaged('Its extended headers contradict themselves.')
  if ([...fields.keys()].some((key) => key.startsWith('GNU.sparse'))) refuseSparse()
  const [path, target, size] = [fields.get('path'), fields.get('linkpath'), fields.get('size')]
  if (size !== undefined && !/^\d{1,15}$/.test(size)) damaged('Its extended headers contradict themselves.')
  return { ...(path !== undefined && { path }), ...(target !== undefined && { target }), ...(size !== undefined && { size: Number(size) }) }
}

/** A few bytes that stand for as many as anybody likes. */
const refuseSparse = (): never =>
  refuse('sparse', 'This tar archive holds sparse files, which unpack to any size. Pack it without --sparse.')

const upToZero = (bytes: Buffer): string => bytes.toString('utf8').replace(/\0.*$/s, '')

async function* readEntry(reader: ByteReader, size: number, path: string): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    const part = (await reader.some(left)) ?? damaged(`It ends in the middle of ${shownName(path)}.`)
    left -= part.length
    yield part
  }
}

/** Reads a tar as it comes, ustar, pax and GNU alike. */
export async function* walkTar(reader: ByteReader, judge: (entry: Entry) => void, budget: Budget): AsyncGenerator<Walked> {
  let before: Before = {}
  for (let block = await reader.take(blockLength); block; block = await reader.take(blockLength)) {
    const bytes = Buffer.from(block)
    if (isEnd(bytes)) return
    const header = readTarHeader(bytes) ?? damaged('A header has a wrong checksum.')
    // Also for what only describes the next: a million long names are as many as a million files.
    budget.takeEntry()
    if (header.type === 'x' || header.type === 'g') {
      const fields = fromPax(await readExtra(reader, header))
      if (header.type === 'x') before = { ...before, ...fields }
      continue
    }
    if (header.type === 'L' || header.type === 'K') {
      const text = upToZero(await readExtra(reader, header))
      before = { ...before, ...(header.type === 'L' ? { path: text } : { target: text }) }
      continue
    }
    if (header.type === 'S') refuseSparse()
    const { path = header.path, target = header.target, size: declaredSize = header.size } = before
    before = {}
    const kind = kindOf(header.type, path) ?? refuse('odd-entry', `“${shownName(path)}” is of an unknown type.`)
    const size = kind === 'file' ? declaredSize : 0
    const entry: Entry = { path, kind, size, target: kind === 'link' || kind === 'hardlink' ? target : null }
    judge(entry)
    const content = readEntry(reader, size, path)
    yield { entry, content: kind === 'file' ? lend(content) : nothing() }
    for await (const _ of content);
    if (size > 0 && !(await reader.skip(padding(size)))) damaged(`It ends in the middle of ${shownName(path)}.`)
  }
  damaged('Its end is missing.')
}

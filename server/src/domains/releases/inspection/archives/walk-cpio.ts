import type { ByteReader } from '#platform/files/byte-reader.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import type { Budget } from './budget.ts'
import { type Entry, lend, nothing, readShort, type Walked } from './entry.ts'

const damaged = (detail: string): never => refuse('damaged', 'The payload inside is damaged or was cut off. Pack it again.', detail)

type Form = { length: number; base: 8 | 16; mode: [number, number]; nameSize: [number, number]; size: [number, number]; align: 1 | 4 }

/** Each number at its place, in octal or hexadecimal digits. Installers of the Mac use the first form. */
const forms: Record<string, Form> = {
  '070707': { length: 76, base: 8, mode: [18, 6], nameSize: [59, 6], size: [65, 11], align: 1 },
  '070701': { length: 110, base: 16, mode: [14, 8], nameSize: [94, 8], size: [54, 8], align: 4 },
  '070702': { length: 110, base: 16, mode: [14, 8], nameSize: [94, 8], size: [54, 8], align: 4 },
}

const kinds: Record<number, Entry['kind']> = { 1: 'device', 2: 'device', 4: 'folder', 6: 'device', 10: 'link', 12: 'device' }

async function* readEntry(reader: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    const part = (await reader.some(left)) ?? damaged('It ends in the middle of a file.')
    left -= part.length
    yield part
  }
}

/** What an installer of the Mac holds its files in. */
export async function* walkCpio(reader: ByteReader, judge: (entry: Entry) => void, budget: Budget): AsyncGenerator<Walked> {
  while (true) {
    const form = forms[Buffer.from(await reader.peek(6)).toString('latin1')] ?? damaged('A header is missing.')
    const head = Buffer.from((await reader.take(form.length)) ?? damaged('A header is cut off.')).toString('latin1')
    const numberAt = ([at, length]: [number, number]): number => {
      const value = Number.parseInt(head.slice(at, at + length), form.base)
      return Number.isSafeInteger(value) && value >= 0 ? value : damaged('A header contradicts itself.')
    }
    const align = async (length: number): Promise<boolean> => reader.skip((form.align - (length % form.align)) % form.align)
    const nameSize = numberAt(form.nameSize)
    if (nameSize > 4_096) refuse('odd-name', 'A name in the payload is longer than 4 KB.')
    const path = Buffer.from((await reader.take(nameSize)) ?? damaged('A name is cut off.'))
      .toString('utf8')
      .replace(/\0.*$/s, '')
    await align(form.length + nameSize)
    const size = numberAt(form.size)
    if (path === 'TRAILER!!!') return
    budget.takeEntry()
    const kind = kinds[numberAt(form.mode) >>> 12] ?? 'file'
    const content = readEntry(reader, size)
    const target = kind === 'link' ? ((await readShort(content, 4_096))?.toString('utf8') ?? '') : null
    const entry: Entry = { path, kind, size, target }
    if (path !== '.') {
      judge(entry)
      yield { entry, content: kind === 'file' ? lend(content) : nothing() }
    }
    for await (const _ of content);
    if (!(await align(size))) damaged(`It ends in the middle of ${shownName(path)}.`)
  }
}

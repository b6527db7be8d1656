import type { FileSource } from '../bytes/file-source.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import { runTool } from '../tools/run-tool.ts'
import type { Budget } from './budget.ts'
import type { Entry } from './entry.ts'
import { type ListedEntry, openListing } from './seven-zip-listing.ts'
import { NotLookedInto, type WalkDeps } from './walk-deps.ts'

/** Never a right one: an archive that asks for a password is refused, and must not wait for an answer. */
export const noPassword = '-p\u0001'

const lineLimit = 64 * 1024

async function* linesOf(stdout: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let held = ''
  for await (const chunk of stdout) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split('\n')
    held = lines.pop() ?? ''
    if (held.length > lineLimit) refuse('odd-name', 'A name inside is longer than 64 KB.')
    yield* lines.map((line) => line.replace(/\r$/, ''))
  }
  yield held
  yield ''
}

export const refuseEncrypted = (name: string | null): never =>
  refuse(
    'encrypted',
    `${name === null ? 'This archive' : `“${shownName(name)}”`} is encrypted. Nobody can review what they cannot open: pack it without a password.`,
  )

/** Names and sizes of what another program can open, judged while they come. */
export const listBySevenZip = async (
  source: FileSource,
  { tools, limits, signal }: WalkDeps,
  judge: (entry: Entry) => void,
  budget: Budget,
  isSurelyArchive: boolean,
): Promise<{ entries: ListedEntry[]; type: string }> => {
  if (!tools.sevenZip) throw new NotLookedInto('7z')
  const bounds = { seconds: limits.toolSeconds, megabytes: limits.toolMegabytes, fileBytes: 0 }
  const tool = runTool(
    { program: tools.sevenZip, prlimit: tools.prlimit },
    ['l', '-slt', '-sccUTF-8', '-mmt=1', noPassword, '--', source.path],
    bounds,
    signal,
  )
  tool.stdin.end()
  const listing = openListing()
  const entries: ListedEntry[] = []
  try {
    for await (const line of linesOf(tool.stdout)) {
      const entry = listing.takeLine(line)
      if (!entry) continue
      budget.takeEntry()
      if (entry.isEncrypted) refuseEncrypted(entry.path)
      judge(entry)
      budget.takeBytes(entry.size ?? 0)
      entries.push(entry)
    }
    const { code, isLate, complaint } = await tool.ended
    signal?.throwIfAborted()
    if (/encrypted|password/i.test(complaint)) refuseEncrypted(null)
    if (isLate) refuse('too-slow', `The list of files could not be read within ${limits.toolSeconds} seconds.`)
    if (/allocate|memory/i.test(complaint)) refuse('too-heavy', 'Reading the list of files needs too much memory.')
    // Many programs are no installers, and many images are of a kind that 7z does not know; that is not their fault.
    if (code !== 0 && entries.length === 0 && !isSurelyArchive) throw new NotLookedInto(null)
    if (code !== 0)
      refuse(
        'damaged',
        'This file is damaged or was cut off. Pack it again and send it again.',
        complaint.replaceAll(source.path, '').replace(/\s+/g, ' ').trim().slice(-200) || null,
      )
  } finally {
    tool.stop()
  }
  return { entries, type: listing.types.at(-1) ?? '' }
}

import { readBytes } from '#platform/files/byte-reader.ts'
import type { FileSource } from '../bytes/file-source.ts'
import { type EntryJudge, openEntryJudge } from '../names/judge-entries.ts'
import type { Budget } from './budget.ts'
import { type Entry, lend, type Walked } from './entry.ts'
import { type FileForm, headLength, sniffHead } from './sniff-form.ts'
import { type StreamForm, unpackStream } from './unpack-stream.ts'
import { walkCpio } from './walk-cpio.ts'
import type { WalkDeps } from './walk-deps.ts'
import { walkSevenZip } from './walk-seven-zip.ts'
import { walkTar } from './walk-tar.ts'
import { walkZip } from './walk-zip.ts'

/** Who opens what. */
const openers: Partial<Record<FileForm, 'zip' | 'tar' | 'cpio' | 'stream' | 'seven-zip'>> = {
  zip: 'zip',
  tar: 'tar',
  cpio: 'cpio',
  gzip: 'stream',
  xz: 'stream',
  zstd: 'stream',
  '7z': 'seven-zip',
  xar: 'seven-zip',
  dmg: 'seven-zip',
  pe: 'seven-zip',
  msi: 'seven-zip',
  cab: 'seven-zip',
  rar: 'seven-zip',
  pbzx: 'seven-zip',
}

export const canHoldFiles = (form: FileForm): boolean => openers[form] !== undefined

/** Installers name their files for their own script, and no other program unpacks them. */
const namesAreOwn = (form: FileForm): boolean => form === 'pe' || form === 'msi' || form === 'cab'

type Walk = { source: FileSource; form: FileForm; name: string; budget: Budget; deps: WalkDeps }

async function* walkStream({ source, form, name, budget, deps }: Walk, judge: (entry: Entry) => void): AsyncGenerator<Walked> {
  const unpacked = unpackStream(source.stream(), form as StreamForm, budget, deps)
  try {
    const reader = readBytes(lend(unpacked))
    const inner = sniffHead(await reader.peek(headLength))
    if (inner === 'tar') yield* walkTar(reader, judge, budget)
    else if (inner === 'cpio') yield* walkCpio(reader, judge, budget)
    else {
      const entry: Entry = { path: name.replace(/\.(gz|xz|zst)$/i, '') || 'content', kind: 'file', size: null, target: null }
      budget.takeEntry()
      yield { entry, content: reader.rest() }
    }
    // To its end, also where the tar ends before: what comes behind it counts as well, and so does its checksum.
    for await (const _ of unpacked);
  } finally {
    await unpacked.return(undefined)
  }
}

const start = (walk: Walk, judge: (entry: Entry) => void): AsyncGenerator<Walked> => {
  const { source, form, budget, deps } = walk
  switch (openers[form]) {
    case 'zip':
      return walkZip(source, judge, budget, deps.limits)
    case 'tar':
      return walkTar(readBytes(source.stream()), judge, budget)
    case 'cpio':
      return walkCpio(readBytes(source.stream()), judge, budget)
    case 'stream':
      return walkStream(walk, judge)
    default:
      return walkSevenZip(walk, judge)
  }
}

/** Every file, folder and link in an archive, each judged before it is handed on. */
export async function* walkArchive(walk: Walk, onNotes: (notes: EntryJudge['notes']) => void): AsyncGenerator<Walked> {
  const { form } = walk
  const judge = openEntryJudge({ isMounted: form === 'dmg', refusesTwice: form === 'zip' })
  const judgeEntry = namesAreOwn(form) ? () => undefined : judge.judge
  for await (const walked of start(walk, judgeEntry)) {
    const { entry } = walked
    // Some formats write where a link leads as its content, which comes after its name was judged.
    if (entry.kind === 'link' && !namesAreOwn(form)) judge.judgeLink(entry, entry.target ?? '')
    yield walked
  }
  onNotes(judge.notes)
}

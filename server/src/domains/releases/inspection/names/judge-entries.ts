import type { Entry } from '../archives/entry.ts'
import { refuse } from '../refused.ts'
import { shownName } from '../report-text.ts'
import { judgeName } from './entry-name.rules.ts'
import { staysInside } from './link.rules.ts'

/** What is strange about names, but stops nobody. */
export type NameNotes = { odd: string[]; sameButForCase: string[]; twice: string[] }

export type EntryJudge = {
  judge(entry: Entry): void
  /** For formats that write a link's target as its content. */
  judgeLink(entry: Entry, target: string): void
  notes: NameNotes
}

type Options = {
  /** Disk images are mounted and not unpacked: a link to /Applications is what they are made for. */
  isMounted: boolean
  /** A zip that says a name twice shows one file to one program and another to the next. */
  refusesTwice: boolean
}

const notedLimit = 50

/** `a/./b` is unpacked as `a/b`, so it is the same. */
const plainPath = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replaceAll(/(?<=^|\/)\.(?:\/|$)/g, '')
    .replace(/\/$/, '')
    .normalize('NFC')

const note = (list: string[], text: string): void => {
  if (list.length < notedLimit) list.push(text)
}

/** A folder and those it is in. */
const pathsTo = (folder: string): string[] => folder.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'))

/** Looks at the entries of one archive, one by one, remembering what was there before. */
export const openEntryJudge = ({ isMounted, refusesTwice }: Options): EntryJudge => {
  const notes: NameNotes = { odd: [], sameButForCase: [], twice: [] }
  const seen = new Map<string, string>()
  const links = new Set<string>()
  const parents = new Set<string>()

  const judgeLink = (entry: Entry, target: string): void => {
    if (!isMounted && !staysInside(entry.path, target)) {
      refuse('link-outside', `“${shownName(entry.path)}” is a link that leads out of the archive.`, `It leads to ${shownName(target)}.`)
    }
  }

  const judgeAgain = (entry: Entry): void => {
    const path = plainPath(entry.path)
    const key = path.toLowerCase()
    const before = seen.get(key)
    seen.set(key, path)
    if (before === undefined || entry.kind === 'folder') return
    const isSame = before === path
    if (isSame && refusesTwice) refuse('twice', `“${shownName(path)}” is in the archive twice. Programs disagree about which one counts.`)
    note(isSame ? notes.twice : notes.sameButForCase, path)
  }

  /** A link sends what is unpacked behind it elsewhere. */
  const judgeParents = (entry: Entry): void => {
    const path = plainPath(entry.path).toLowerCase()
    if (entry.kind === 'link') links.add(path)
    for (let end = path.lastIndexOf('/'); end > 0 && !parents.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1)) {
      parents.add(path.slice(0, end))
    }
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    const isBehind = links.size > 0 && pathsTo(parent).some((folder) => links.has(folder))
    if (isBehind || (entry.kind === 'link' && parents.has(path))) {
      refuse('through-link', `“${shownName(entry.path)}” would be written through a link. Pack the archive without it.`)
    }
  }

  return {
    notes,
    judgeLink,
    judge: (entry) => {
      const verdict = judgeName(entry.path)
      if (verdict.level === 'refused') refuse(verdict.code, `“${shownName(entry.path)}” ${verdict.because}.`)
      if (verdict.level === 'odd') note(notes.odd, `${entry.path} ${verdict.because}`)
      if (entry.kind === 'device') refuse('device', `“${shownName(entry.path)}” is a device and not a file.`)
      judgeParents(entry)
      judgeAgain(entry)
      if (entry.target !== null && entry.kind === 'link') judgeLink(entry, entry.target)
      if (entry.kind === 'hardlink' && !staysInside('x', entry.target ?? '')) {
        refuse('link-outside', `“${shownName(entry.path)}” is a link that leads out of the archive.`)
      }
    },
  }
}

import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Budget, openBudget } from './archives/budget.ts'
import { nothing, type Walked } from './archives/entry.ts'
import { type FileForm, sniffForm } from './archives/sniff-form.ts'
import { canHoldFiles, walkArchive } from './archives/walk-archive.ts'
import { NotLookedInto, type WalkDeps } from './archives/walk-deps.ts'
import { type FileSource, openSource } from './bytes/file-source.ts'
import { Refused, refuse } from './refused.ts'
import { shownName } from './report-text.ts'

/** What is done with each thing that is found. A visitor reads as much of a content as it likes. */
export type Visitor = {
  visit(path: string, walked: Walked): Promise<void>
  onNames(notes: { odd: string[]; sameButForCase: string[]; twice: string[] }): void
  onContainer(path: string, source: FileSource, form: FileForm): Promise<void>
  onNotLookedInto(path: string, because: string): void
}

export type LookDeps = WalkDeps & { /** Where an archive inside an archive lies while it is looked into. */ folder: string }

type Look = { deps: LookDeps; visitor: Visitor; budget: Budget; nested: { count: number; bytes: number } }

const archiveName = /\.(zip|tar|tgz|gz|txz|xz|tzst|zst|7z|pkg|mpkg|dmg|cab|msi|rar)$/i
/** Installers of the Mac call what they hold so. */
const payloadName = /(^|\/)(Payload|Scripts)~?$/
const setupName = /(setup|install)[^/]*\.exe$/i

const mayHoldFiles = (path: string): boolean =>
  (archiveName.test(path) || payloadName.test(path) || setupName.test(path)) && !/(^|\/)(__MACOSX\/|\._)/.test(path)

/** Writes one archive out of another to disk, as long as it is not too large. */
const spool = async (look: Look, { content, entry }: Walked, to: string): Promise<boolean> => {
  const { limits, signal } = look.deps
  const left = limits.nestedBytes - look.nested.bytes
  if ((entry.size ?? 0) > left) return false
  let length = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      length += chunk.length
      if (length > left) return
      // Copied, because the reader lends its memory only until it is asked again.
      yield Buffer.from(chunk)
    }
  }
  await pipeline(counted(), createWriteStream(to), { ...(signal && { signal }) })
  look.nested.bytes += length
  return length <= left
}

const lookIntoNested = async (look: Look, path: string, walked: Walked, level: number): Promise<void> => {
  const { limits, folder, signal } = look.deps
  look.nested.count += 1
  if (look.nested.count > limits.nested) return look.visitor.onNotLookedInto(path, `There are more than ${limits.nested} archives inside.`)
  const file = join(folder, `nested-${look.nested.count}`)
  const before = look.nested.bytes
  try {
    if (!(await spool(look, walked, file))) return look.visitor.onNotLookedInto(path, 'It is too large to be inspected.')
    const source = await openSource(file, { signal })
    try {
      const form = await sniffForm(source)
      if (canHoldFiles(form)) await lookIntoSource(look, source, form, path, level + 1)
    } finally {
      await source.close()
    }
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'bomb' || error.code === 'depth') throw error
    throw new Refused(error.code, `In “${shownName(path)}”: ${error.message}`, error.detail)
  } finally {
    look.nested.bytes = before
    await rm(file, { force: true })
  }
}

const lookIntoSource = async (look: Look, source: FileSource, form: FileForm, path: string | null, level: number): Promise<void> => {
  const { deps, visitor, budget } = look
  if (level > deps.limits.depth) refuse('depth', `Archives are nested more than ${deps.limits.depth} deep. Nobody could inspect them.`)
  await visitor.onContainer(path ?? '', source, form)
  const name = (path ?? '').split('/').at(-1) ?? ''
  try {
    for await (const walked of walkArchive({ source, form, name, budget, deps }, visitor.onNames)) {
      deps.signal?.throwIfAborted()
      const inside = walked.entry.path.replace(/^(\.\/)+/, '')
      const whole = path ? `${path}/${inside}` : inside
      if (walked.entry.kind === 'file' && mayHoldFiles(whole)) {
        // Its content goes to disk, from where it is looked into.
        await visitor.visit(whole, { ...walked, content: nothing() })
        await lookIntoNested(look, whole, walked, level)
      } else await visitor.visit(whole, walked)
    }
  } catch (error) {
    if (!(error instanceof NotLookedInto)) throw error
    visitor.onNotLookedInto(path ?? '', error.message)
  }
}

/** Looks at everything in an archive, and in archives inside it, with one budget for all. */
export const lookInside = async (source: FileSource, form: FileForm, visitor: Visitor, deps: LookDeps): Promise<void> => {
  const look = { deps, visitor, budget: openBudget(source.size, deps.limits), nested: { count: 0, bytes: 0 } }
  await lookIntoSource(look, source, form, null, 0)
}

import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PackSound } from '#contract/releases/build-report.ts'
import { readBytes } from '#platform/files/byte-reader.ts'
import type { Walked } from './archives/entry.ts'
import { sniffForm } from './archives/sniff-form.ts'
import { canHoldFiles } from './archives/walk-archive.ts'
import { openSource } from './bytes/file-source.ts'
import type { ThreadDeps } from './inspect.ts'
import type { ExtractedSound, InspectionInput } from './inspection.ts'
import { lookInside, type Visitor } from './look-inside.ts'
import { loadReadSound } from './packs/load-read-sound.ts'
import { soundFormat } from './packs/sound-name.rules.ts'

/** Hands over one thing at a time from somebody who calls to somebody who asks. */
const openHatch = <Thing>() => {
  let waiting = Promise.withResolvers<Thing | undefined>()
  let taken = Promise.withResolvers<void>()
  return {
    give: async (thing: Thing): Promise<void> => {
      waiting.resolve(thing)
      await taken.promise
      taken = Promise.withResolvers()
    },
    end: (error?: unknown): void => {
      if (error) waiting.reject(error)
      else waiting.resolve(undefined)
    },
    take: (): Promise<Thing | undefined> => waiting.promise,
    goOn: (): void => {
      waiting = Promise.withResolvers()
      taken.resolve()
    },
  }
}

type Read = (path: string, content: AsyncIterable<Uint8Array>, size: number) => Promise<PackSound>

/** Writes a sound to disk and listens to it on the way. */
const takeOut = async (path: string, { content }: Walked, file: string, read: Read): Promise<ExtractedSound> => {
  let size = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      size += chunk.length
      yield Buffer.from(chunk)
    }
  }
  await pipeline(counted(), createWriteStream(file))
  const written = await openSource(file)
  try {
    return { ...(await read(path, written.stream(), size)), file, size }
  } finally {
    await written.close()
  }
}

/** The sounds of a pack one by one, each as a file that is there until the next is asked for. */
export async function* extractSounds(input: InspectionInput, deps: ThreadDeps): AsyncGenerator<ExtractedSound> {
  const source = await openSource(input.path, { signal: deps.signal })
  const read = await loadReadSound('pack')
  const hatch = openHatch<ExtractedSound>()
  const file = join(deps.folder, 'sound')
  let count = 0
  const visitor: Visitor = {
    visit: async (path, walked) => {
      if (walked.entry.kind !== 'file' || !soundFormat(path) || count >= deps.limits.sounds) return
      count += 1
      if (count <= (deps.skippedSounds ?? 0)) return
      await hatch.give(await takeOut(path, walked, file, read))
    },
    onNames: () => undefined,
    onContainer: async () => undefined,
    onNotLookedInto: () => undefined,
  }
  const form = await sniffForm(source)
  const entry = { path: input.name, kind: 'file', size: source.size, target: null } as const
  const walk = canHoldFiles(form)
    ? lookInside(source, form, visitor, deps)
    : visitor.visit(input.name, { entry, content: readBytes(source.stream()).rest() })
  walk.then(
    () => hatch.end(),
    (error: unknown) => hatch.end(error),
  )
  try {
    for (let sound = await hatch.take(); sound; sound = await hatch.take()) {
      yield sound
      hatch.goOn()
    }
  } finally {
    await source.close()
  }
}

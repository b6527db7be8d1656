import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaVerdict } from '#domains/media/media.ts'
import { storeImage } from '#domains/media/store-image.ts'
import { storeSound } from '#domains/media/store-sound.ts'
import { diskFiles } from '#platform/files/disk-files.ts'
import { isLongRun, rounds } from './rounds.ts'
import { flacBomb } from './sample-flac.ts'
import { blackPng } from './sample-pictures.ts'
import { wavHead, wavOf } from './sample-sounds.ts'
import { watchLoop } from './watch-loop.ts'

/** A process of its own: the threads of a test run share one memory, which cannot be attributed to one of them. */

export type Watched = { megabytes: number; loopMilliseconds: number; looks: number; end: string }

const folder = mkdtempSync(join(tmpdir(), 'soundfair-memory-'))
const files = diskFiles(folder)

/** In pieces, as the storage returns it. */
async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
const picture = (bytes: Buffer) => storeImage(files, 'lowtide', bytes)
const sound = (bytes: Buffer) => storeSound(files, 'lowtide', { chunks: inPieces(bytes), size: bytes.length })

/** The peak of the process's additional memory, and how long its loop worked at a stretch. */
const watch = async (work: () => Promise<MediaVerdict>): Promise<Watched> => {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const highest = process.resourceUsage().maxRSS
  let [top, looks] = [before, 0]
  const looking = setInterval(() => {
    looks += 1
    top = Math.max(top, process.memoryUsage.rss())
  }, 2)
  const loop = watchLoop()
  const verdict = await work()
  const loopMilliseconds = loop.end()
  clearInterval(looking)
  // The system records the maximum, so a peak between two samples counts too.
  const { maxRSS } = process.resourceUsage()
  top = Math.max(top, process.memoryUsage.rss(), maxRSS > highest ? maxRSS * 1024 : 0)
  const end = verdict.stored ? 'kept' : verdict.reason
  return { megabytes: Math.round((top - before) / 1024 / 1024), loopMilliseconds, looks, end }
}

const huge = blackPng(20_000, 20_000)
const long = wavOf({ seconds: rounds(30, 120), sampleRate: 48_000 })
// Runs once before, so that lazily loaded code does not count.
await picture(blackPng(10, 10))
await sound(wavOf({ seconds: 0.1 }))

const watched = {
  hugePicture: await watch(() => picture(huge)),
  largestPicture: await watch(() => picture(blackPng(7_000, 7_000))),
  twoHours: await watch(() => sound(wavHead(2 * 3600 * 176_400))),
  // Ten minutes of it are decoded before it is refused, which takes longer than all else here.
  ...(isLongRun && { bomb: await watch(() => sound(flacBomb(2_000))) }),
  long: await watch(() => sound(long)),
}
rmSync(folder, { recursive: true, force: true })
process.stdout.write(JSON.stringify(watched))

import { buffer } from 'node:stream/consumers'
import { contentKeyOfStream } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'
import { addressOf, type MediaVerdict } from './media.ts'
import { judgeVideo, type ReadAt } from './video.rules.ts'

const types = { mp4: 'video/mp4', webm: 'video/webm' } as const

type Source = { key: string; size: number; onJudged?: () => Promise<void> }

/** Stores a video as it is: browsers play it, and it is served as a video and nothing else. */
export const storeVideo = async (files: Files, { key, size, onJudged }: Source): Promise<MediaVerdict> => {
  const readAt: ReadAt = async (at, length) => {
    const end = Math.min(size, at + length) - 1
    return end < at ? new Uint8Array() : buffer(await files.open(key, { start: at, end }))
  }
  const verdict = await judgeVideo(readAt, size)
  if (!verdict.fits) return { stored: false, reason: verdict.because }
  await onJudged?.()
  const { extension } = verdict
  const target = await contentKeyOfStream('videos', await files.open(key), extension)
  await files.put(target, await files.open(key), { contentType: types[extension] })
  return { stored: true, result: { url: addressOf(target), image: null, sound: null }, record: async () => undefined }
}

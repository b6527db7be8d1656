import { createReadStream } from 'node:fs'
import { encodeApart } from '#domains/media/index.ts'
import { newId } from '#kernel/ids.ts'
import { contentKey } from '#platform/files/content-key.ts'
import type { ExtractedSound } from '../inspection/index.ts'
import type { CheckDeps } from '../processing/check-deps.ts'
import { holdFileKey } from '../processing/remove-build-files.ts'
import { changePreviewsDuring, type Preview, type PreviewRun, putSound } from './previews.store.ts'

/** Longer sounds are previewed up to here. */
const previewSeconds = 30

type Encoded = Preview & { mp3: Uint8Array }

const encode = async (sound: ExtractedSound): Promise<Encoded | null> => {
  if (sound.problem !== null || sound.length === null) return null
  const cutAt = sound.length > previewSeconds ? previewSeconds : undefined
  const encoded = await encodeApart(createReadStream(sound.file), sound.size, { cutAt })
  // A sound that cannot be played is listed without a preview: the pack may be fine without it.
  return encoded.made ? { sound: encoded.sound, mp3: encoded.mp3, key: contentKey('previews', encoded.mp3, 'mp3') } : null
}

/**
 * Makes the preview of one sound. Its row says where the file will be before it is stored, so that deleting the build in the
 * meantime removes it. `counts` is false when the run is not the latest any more; nothing is stored then.
 */
export const storePreview = async (
  { db, files, clock }: Pick<CheckDeps, 'db' | 'files' | 'clock'>,
  run: PreviewRun,
  position: number,
  sound: ExtractedSound,
): Promise<{ counts: boolean; key: string | null }> => {
  const preview = await encode(sound)
  const counts = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    if (!(await changePreviewsDuring(tx, run, { changed_at: now }))) return false
    if (preview) await holdFileKey(tx, preview.key)
    await putSound(tx, { id: newId('snd', now), buildId: run.buildId, position, sound, preview })
    return true
  })
  if (counts && preview) await files.put(preview.key, preview.mp3, { contentType: 'audio/mpeg' })
  return { counts, key: preview?.key ?? null }
}

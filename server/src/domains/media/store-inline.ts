import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { type InlineMedia, readInline } from './inline-media.rules.ts'
import type { MediaVerdict } from './media.ts'
import { storeImage } from './store-image.ts'
import { storeSound } from './store-sound.ts'

/** More at once than a body can hold at full size; many tiny ones would keep the shop busy for minutes. */
const maxAtOnce = 24
const tooMany = `Save at most ${maxAtOnce} images and sounds inline at once; upload the others as files`

/** Somebody waits for the answer. */
const patience = 2 * 60_000

/** The address of each, by its bytes, and what writes their rows. */
export type StoredInline = { addresses: ReadonlyMap<string, string>; record(tx: Tx, now: Date): Promise<void> }

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const storeOne = (files: Files, creatorId: string, { kind, value }: InlineMedia): Promise<MediaVerdict> => {
  const bytes = readInline(value)
  if (kind === 'Image') return storeImage(files, creatorId, bytes)
  return storeSound(files, creatorId, { chunks: whole(bytes), size: bytes.length, within: patience })
}

/**
 * Makes files of images and sounds that came as their own bytes. Done before the transaction, because a sound takes seconds;
 * `record` writes its rows in it.
 */
export const storeInline = async (files: Files, creatorId: string, inline: readonly InlineMedia[]): Promise<StoredInline> => {
  const errors: Record<string, string[]> = {}
  const stored = new Map<string, Extract<MediaVerdict, { stored: true }>>()
  for (const media of inline.slice(maxAtOnce)) errors[media.field] = [tooMany]
  if (inline.length > maxAtOnce) refuse('invalid-input', { errors })
  // One after the other: each is held in memory while it is looked at.
  for (const media of inline) {
    const verdict = stored.get(media.kind + media.value) ?? (await storeOne(files, creatorId, media))
    if (verdict.stored) stored.set(media.kind + media.value, verdict)
    else errors[media.field] = [verdict.reason]
  }
  if (Object.keys(errors).length > 0) refuse('invalid-input', { errors })
  return {
    addresses: new Map(inline.map(({ kind, value }) => [value, stored.get(kind + value)?.result.url ?? value])),
    record: async (tx, now) => {
      for (const { record } of stored.values()) await record(tx, now)
    },
  }
}

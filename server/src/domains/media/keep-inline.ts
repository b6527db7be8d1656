import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { type InlineMedia, listInline, readInline, replaceInline } from './inline-media.rules.ts'
import { keepImage } from './keep-image.ts'
import { keepSound } from './keep-sound.ts'
import type { MediaVerdict } from './media.ts'

/** More at once than a body can hold at full size; many tiny ones would keep the shop busy for minutes. */
const maxAtOnce = 24
const tooMany = `Save at most ${maxAtOnce} pictures and sounds inline at once; upload the others as files`

/** Somebody waits for the answer. */
const patience = 2 * 60_000

export type KeptInline = { pageBlocks: PageBlock[]; record(tx: Tx, now: Date): Promise<void> }

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const keep = (files: Files, creatorId: string, { kind, value }: InlineMedia): Promise<MediaVerdict> => {
  const bytes = readInline(value)
  if (kind === 'Image') return keepImage(files, creatorId, bytes)
  return keepSound(files, creatorId, { chunks: whole(bytes), size: bytes.length, within: patience })
}

/**
 * Makes files of the pictures and sounds that stand in blocks as their own bytes, and puts their addresses there.
 * Done before the transaction, because a sound takes seconds; `record` writes its rows in it.
 */
export const keepInline = async (
  files: Files,
  creatorId: string,
  blocks: readonly PageBlock[],
  field = 'pageBlocks',
): Promise<KeptInline> => {
  const inline = listInline(blocks, field)
  const errors: Record<string, string[]> = {}
  const kept = new Map<string, Extract<MediaVerdict, { kept: true }>>()
  for (const media of inline.slice(maxAtOnce)) errors[media.field] = [tooMany]
  if (inline.length > maxAtOnce) refuse('invalid-input', { errors })
  // One after the other: each is held in memory while it is looked at.
  for (const media of inline) {
    const verdict = kept.get(media.kind + media.value) ?? (await keep(files, creatorId, media))
    if (verdict.kept) kept.set(media.kind + media.value, verdict)
    else errors[media.field] = [verdict.reason]
  }
  if (Object.keys(errors).length > 0) refuse('invalid-input', { errors })
  const addressFor = ({ kind, value }: InlineMedia): string => kept.get(kind + value)?.result.url ?? value
  return {
    pageBlocks: replaceInline(blocks, new Map(inline.map((media) => [media.value, addressFor(media)]))),
    record: async (tx, now) => {
      for (const { record } of kept.values()) await record(tx, now)
    },
  }
}

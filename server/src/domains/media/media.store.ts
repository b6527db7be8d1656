import type { ProductImage } from '#contract/catalog/catalog.ts'
import type { Sound } from '#contract/media/sounds.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import './media.tables.ts'

type StoredImage = { id: string; fullKey: string; halfKey: string; width: number; height: number }

export const insertImage = (tx: Tx, creatorId: string, image: StoredImage, now: Date) =>
  tx
    .insertInto('images')
    .values({
      id: image.id,
      creator_id: creatorId,
      full_key: image.fullKey,
      half_key: image.halfKey,
      width: image.width,
      height: image.height,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertSound = (tx: Tx, creatorId: string, url: string, sound: Sound, now: Date) =>
  tx
    .insertInto('sounds')
    .values({ url, creator_id: creatorId, ...sound, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findImages = async (db: Reader, creatorId: string, ids: string[]): Promise<Map<string, Omit<ProductImage, 'alt'>>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('images').selectAll().where('creator_id', '=', creatorId).where('id', 'in', ids).execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        width: row.width,
        height: row.height,
        assets: { FullSize: `/files/${row.full_key}`, HalfSize: `/files/${row.half_key}` },
      },
    ]),
  )
}

export const findSounds = async (db: Reader, urls: string[]): Promise<Record<string, Sound>> => {
  if (urls.length === 0) return {}
  const rows = await db.selectFrom('sounds').selectAll().where('url', 'in', urls).execute()
  return Object.fromEntries(rows.map(({ url, peaks, seconds, loudness }) => [url, { peaks, seconds, loudness }]))
}

import type { z } from 'zod'
import type { ProductSystem } from '#contract/catalog/machine-rules.ts'
import type { studio } from '#contract/identity/studio.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import { studioDocument } from './studio.documents.ts'
import '../identity.tables.ts'

type Studio = z.infer<typeof studio>

export const findStudio = async (db: Reader, userId: string): Promise<Studio | null> => {
  const row = await db.selectFrom('studios').select('studio').where('user_id', '=', userId).executeTakeFirst()
  return readOptional(studioDocument, row?.studio ?? null)
}

export const storeStudio = async (tx: Tx, userId: string, studio: Studio, now: Date): Promise<void> => {
  const written = { studio: studioDocument.write(studio), saved_at: now }
  await tx
    .insertInto('studios')
    .values({ user_id: userId, ...written })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
    .execute()
}

/** A device that was activated says what it runs on. What somebody said themselves stays as they said it. */
export const fillStudio = async (tx: Tx, userId: string, system: ProductSystem, now: Date): Promise<void> => {
  await tx
    .insertInto('studios')
    .values({ user_id: userId, studio: studioDocument.write({ system, processor: null, hosts: [], formats: [] }), saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const dropStudio = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('studios').where('user_id', '=', userId).execute()
}

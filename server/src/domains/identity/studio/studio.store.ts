import type { z } from 'zod'
import type { Host, PluginFormat, Processor, ProductSystem } from '#contract/catalog/machine-rules.ts'
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

type Told = {
  system: ProductSystem | null
  processor?: Processor | null
  host?: Host | null
  format?: PluginFormat | null
}

/** A device that was activated says what it runs on, and in. What somebody said themselves stays as they said it. */
export const fillStudio = async (tx: Tx, userId: string, told: Told, now: Date): Promise<void> => {
  const { system, processor = null, host, format } = told
  if (!system && !processor && !host && !format) return
  const studio = { system, processor, hosts: host ? [host] : [], formats: format ? [format] : [] }
  await tx
    .insertInto('studios')
    .values({ user_id: userId, studio: studioDocument.write(studio), saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const dropStudio = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('studios').where('user_id', '=', userId).execute()
}

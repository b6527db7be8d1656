import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'

export type JuceKeyRow = {
  creator_id: string
  product_id: string
  is_on: boolean
  public_key: string
  private_key: string
  created_at: Date
}

export const findJuceKey = (db: Reader, creatorId: string, productId: string): Promise<JuceKeyRow | undefined> =>
  db.selectFrom('juce_keys').selectAll().where('creator_id', '=', creatorId).where('product_id', '=', productId).executeTakeFirst()

/** An existing key is not replaced: plugins have it embedded. */
export const insertJuceKey = (db: Reader, key: JuceKeyRow) =>
  db
    .insertInto('juce_keys')
    .values(key)
    .onConflict((conflict) => conflict.columns(['creator_id', 'product_id']).doUpdateSet({ is_on: key.is_on }))
    .execute()

export const switchJuceKey = (db: Reader, creatorId: string, productId: string, isOn: boolean) =>
  db.updateTable('juce_keys').set({ is_on: isOn }).where('creator_id', '=', creatorId).where('product_id', '=', productId).execute()

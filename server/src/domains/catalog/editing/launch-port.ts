import { type Editor, mayChangeEverything } from '#domains/creators/index.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { ItemKey } from '../item.store.ts'
import type { Circumstances, LaunchReleases, productChecklist } from './checklist.rules.ts'
import { circumstancesOf } from './terms.ts'

/** What the catalogue asks of the releases, which are on a higher floor. */
export type LaunchPort = {
  findReleases(db: Reader, key: ItemKey, now: Date): Promise<LaunchReleases>
  publishRelease(tx: Tx, editor: Editor, releaseId: string): Promise<void>
}

type Around = Parameters<typeof productChecklist>[1]
type Row = { state: 'Draft' | 'Live' | 'Archived'; published: { externalFulfillment: string | null } | null }

/** What the checklist of a product looks at besides its draft. */
export const aroundProduct = async (db: Reader, port: LaunchPort, key: ItemKey, row: Row, now: Date): Promise<Around> => {
  const [around, releases]: [Circumstances, LaunchReleases] = await Promise.all([
    circumstancesOf(db, key.creatorId),
    port.findReleases(db, key, now),
  ])
  const isExempt = row.state === 'Live' && row.published?.externalFulfillment === null
  return { ...around, delivery: { ...releases, isExempt } }
}

/** A role that may not publish releases must not publish one along with a product. */
export const withoutOthersRelease = (around: Around, editor: Editor): Around =>
  mayChangeEverything(editor) ? around : { ...around, delivery: { ...around.delivery, approved: null } }

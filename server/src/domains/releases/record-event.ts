import type { ReleaseEvent } from '#contract/releases/release-states.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import './releases.tables.ts'

type NewEvent = {
  releaseId: string
  at: Date
  /** null: the shop did it by itself. */
  by: string | null
  what: ReleaseEvent['what']
  detail?: string | null
}

/** The history of a release is written in the same transaction as the change, and stays. */
export const recordEvent = async (tx: Tx, { releaseId, at, by, what, detail = null }: NewEvent): Promise<void> => {
  await tx
    .insertInto('release_events')
    .values({ id: newId('rev', at), release_id: releaseId, at, by_user_id: by, what, detail })
    .execute()
}

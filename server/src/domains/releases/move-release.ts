import type { Updateable } from 'kysely'
import { type ReleaseStatus, releaseMoves } from '#contract/releases/release-states.ts'
import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import './releases.tables.ts'

type Along = Omit<Updateable<Tables['releases']>, 'id' | 'status'>

/** The only way to change a release's status; whatever changes with it is written in the same statement. The caller has locked the row. */
export const moveRelease = async (
  tx: Tx,
  { id, status }: { id: string; status: ReleaseStatus },
  to: ReleaseStatus,
  along: Along = {},
): Promise<void> => {
  await tx
    .updateTable('releases')
    .set({ ...along, status: move(releaseMoves, status, to) })
    .where('id', '=', id)
    .execute()
}

import type { Tx } from '#platform/database/database.ts'
import '../creators.tables.ts'

const open = ['Draft', 'Submitted', 'ChangesAsked'] as const

/** For merged accounts. Of two open applications the one of the remaining account is kept: nobody has more than one. */
export const moveApplications = async (tx: Tx, { from, to }: { from: string; to: string }): Promise<void> => {
  const own = tx.selectFrom('creator_applications').select('id').where('status', 'in', open)
  await tx
    .deleteFrom('creator_applications')
    .where('id', 'in', own.where('user_id', '=', from))
    .where((eb) => eb.exists(own.where('user_id', '=', to)))
    .execute()
  await tx.updateTable('creator_applications').set({ user_id: to }).where('user_id', '=', from).execute()
}

import type { Tx } from '#platform/database/database.ts'
import { applicationDocument } from './application.documents.ts'
import '../creators.tables.ts'

/** When an account is deleted: applications without a creator are deleted; of the others only the fact remains. */
export const forgetApplications = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('creator_applications').where('user_id', '=', userId).where('status', '<>', 'Approved').execute()
  const stay = await tx.selectFrom('creator_applications').select(['id', 'form']).where('user_id', '=', userId).forUpdate().execute()
  for (const { id, form } of stay) {
    const bare = applicationDocument.write({ ...applicationDocument.read(form), message: '' })
    await tx.updateTable('creator_applications').set({ form: bare, applicant: '', network: null }).where('id', '=', id).execute()
  }
}

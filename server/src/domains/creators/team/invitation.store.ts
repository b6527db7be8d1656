import type { CreatorRole } from '#contract/core/permissions.ts'
import type { Tx } from '#platform/database/database.ts'
import '../creators.tables.ts'

export type NewInvitation = {
  id: string
  creatorId: string
  email: string
  roles: CreatorRole[]
  invitedBy: string
  codeHash: Buffer
  now: Date
  expiresAt: Date
}

/** An address has one open invitation; a new one replaces it, and the old link no longer works. */
export const putInvitation = (tx: Tx, { id, creatorId, email, roles, invitedBy, codeHash, now, expiresAt }: NewInvitation) => {
  const row = { id, roles, invited_by: invitedBy, code_hash: codeHash, created_at: now, expires_at: expiresAt }
  return tx
    .insertInto('creator_invitations')
    .values({ ...row, creator_id: creatorId, email })
    .onConflict((conflict) => conflict.columns(['creator_id', 'email']).where('accepted_at', 'is', null).doUpdateSet(row))
    .execute()
}

export const deleteInvitation = async (tx: Tx, creatorId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('creator_invitations')
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteInvitationsTo = (tx: Tx, email: string) => tx.deleteFrom('creator_invitations').where('email', '=', email).execute()

export type InvitationClaim = { id: string; codeHash: Buffer; email: string; now: Date }

/** One statement checks and uses it: of many concurrent calls one succeeds. */
export const takeInvitation = (tx: Tx, { id, codeHash, email, now }: InvitationClaim) =>
  tx
    .updateTable('creator_invitations')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['creator_id as creatorId', 'roles', 'invited_by as invitedBy'])
    .executeTakeFirst()

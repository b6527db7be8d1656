type Asked = { user_id: string | null; cause: string; subscription_id: string | null; status: string; toId: string | undefined }

export type TransferVerdict = { can: true } | { can: false; because: 'same-account' | 'trial' | 'subscription' | 'revoked' }

/** Why a license cannot be transferred, as text. */
export const transferText: Record<Extract<TransferVerdict, { can: false }>['because'], string> = {
  'same-account': 'This account already has the license.',
  trial: 'A trial stays with the device it started on. Give a license instead.',
  subscription: 'This license belongs to a subscription and can’t be moved alone. Merge the accounts, or give a license.',
  revoked: 'This license is revoked. Restore it first, or give another one.',
}

/** Whether a license can go to another account. */
export const judgeTransfer = ({ user_id, cause, subscription_id, status, toId }: Asked): TransferVerdict => {
  if (cause === 'Trial') return { can: false, because: 'trial' }
  if (subscription_id !== null) return { can: false, because: 'subscription' }
  if (status === 'Revoked') return { can: false, because: 'revoked' }
  if (toId !== undefined && toId === user_id) return { can: false, because: 'same-account' }
  return { can: true }
}

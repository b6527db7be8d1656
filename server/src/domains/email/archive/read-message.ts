import type { Vault } from '#kernel/vault.ts'
import { fillMarks } from '../layout/fill-marks.ts'
import { decryptBody, decryptOwn, type MailBody } from './mail-body.ts'
import type { StoredMailRow } from './sent-mail.views.ts'

/** What a mail said to its one recipient; undefined once it is not stored any more. */
export const readMessage = (vault: Vault, { encrypted, own }: Pick<StoredMailRow, 'encrypted' | 'own'>): MailBody | undefined => {
  if (encrypted === null) return undefined
  const body = decryptBody(vault, encrypted)
  if (!body.marks) return body
  if (own === null) return undefined
  const theirs = decryptOwn(vault, own)
  return { ...body, ...fillMarks(body, body.marks, theirs), unsubscribeUrl: theirs.unsubscribeUrl, marks: null }
}

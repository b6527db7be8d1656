import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { plainName } from '../layout/plain-name.ts'
import type { EmailForMany, Recipient } from '../layout/write-email-for-many.ts'
import { encryptBody, encryptOwn } from './mail-body.ts'
import { insertBodies, insertSentMail, keepUntil } from './sent-mail.store.ts'

const namelessId = (bodyId: string): string => `${bodyId}.nameless`

type Shared = { bodyId: string; email: EmailForMany; now: Date }

/** What many get is stored once, with marks for what is each one's own. `bodyId` is the same for the same message alone. */
export const storeBodyForMany = (db: Reader, vault: Vault, { bodyId, email, now }: Shared): Promise<void> => {
  const { marks, toSomebody, toNameless } = email
  const encrypt = ({ text, html }: { text: string; html: string }) =>
    encryptBody(vault, { text, html, replyTo: null, unsubscribeUrl: null, attachments: [], marks })
  const until = keepUntil(toSomebody.kind ?? 'other', now)
  return insertBodies(db, [
    { id: bodyId, encrypted: encrypt(toSomebody), keepUntil: until },
    { id: namelessId(bodyId), encrypted: encrypt(toNameless), keepUntil: until },
  ])
}

type OneOfMany = { id: string; to: string; bodyId: string; email: EmailForMany; own: Recipient; now: Date }

/** One of many got theirs. */
export const recordOneOfMany = (tx: Tx, vault: Vault, { id, to, bodyId, email, own, now }: OneOfMany): Promise<void> => {
  const { subject, kind = 'other' } = email.toSomebody
  return insertSentMail(tx, {
    ...{ id, kind, email: to, subject, orderId: null, failure: null, again: null, at: now },
    bodyId: own.name === '' ? namelessId(bodyId) : bodyId,
    own: encryptOwn(vault, { ...own, name: plainName(own.name) }),
  })
}

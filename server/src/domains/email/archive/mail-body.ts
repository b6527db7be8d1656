import { z } from 'zod'
import type { Vault } from '#kernel/vault.ts'
import type { EncryptedColumn } from '#platform/database/reencrypt.ts'
import { defineDocument, type Stored } from '#platform/database/stored-document.ts'

const attachment = z.object({ name: z.string(), type: z.string(), content: z.string() })

/** What differs between the mails of many. */
const recipient = z.object({ name: z.string(), unsubscribeUrl: z.string() })

/** A message as it was sent. `marks` stand in it for what each of many got of their own. */
export const mailBodyDocument = defineDocument(
  'mail-body',
  z.object({
    text: z.string(),
    html: z.string(),
    replyTo: z.string().nullable(),
    unsubscribeUrl: z.string().nullable(),
    attachments: z.array(attachment),
    marks: recipient.nullable(),
  }),
)
export type MailBody = ReturnType<typeof mailBodyDocument.read>

export const mailOwnDocument = defineDocument('mail-own', recipient)

const bodyPurpose = 'mail-body'
const ownPurpose = 'mail-own'

export const mailColumns: EncryptedColumn[] = [
  { table: 'mail_bodies', key: ['id'], column: 'encrypted', purpose: bodyPurpose },
  { table: 'sent_mails', key: ['id'], column: 'own', purpose: ownPurpose },
]

export const encryptBody = (vault: Vault, body: MailBody): string => vault.encrypt(bodyPurpose, mailBodyDocument.write(body))

export const decryptBody = (vault: Vault, encrypted: string): MailBody =>
  mailBodyDocument.read(JSON.parse(vault.decrypt(bodyPurpose, encrypted)) as Stored<MailBody>)

type Own = z.infer<typeof recipient>

export const encryptOwn = (vault: Vault, own: Own): string => vault.encrypt(ownPurpose, mailOwnDocument.write(own))

export const decryptOwn = (vault: Vault, encrypted: string): Own =>
  mailOwnDocument.read(JSON.parse(vault.decrypt(ownPurpose, encrypted)) as Stored<Own>)

import { findCreatorName } from '#domains/creators/index.ts'
import { communicationRoutes, mailArchiveRoutes } from '#domains/email/index.ts'
import { readUserNames } from '#domains/identity/index.ts'
import type { BoundRoute } from '#platform/http/implement.ts'
import type { Shop } from './shop.ts'

/** What the delivery of emails needs. */
export const deliveryDeps = ({ database, mail, encryption, clock }: Shop) => ({
  db: database.db,
  mailbox: mail.mailbox,
  vault: encryption,
  clock,
})

/** Routes for subscriptions to emails, and for the archive of sent ones. */
export const mailRoutesOf = ({ signatures, encryption, config }: Shop): BoundRoute[] => [
  ...communicationRoutes({
    vault: signatures,
    publicUrl: config.publicUrl,
    findSender: async (db, scope) => (scope === '' ? 'Soundfair' : findCreatorName(db, scope)),
  }),
  ...mailArchiveRoutes({ vault: encryption, readNames: readUserNames }),
]

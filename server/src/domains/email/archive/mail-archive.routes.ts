import * as contract from '#contract/email/mail-archive.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { describeMail, describeShownMail } from './describe-mail.ts'
import { sendMailAgain } from './send-mail-again.ts'
import { findSentMail, listSentMailRows, type MailWish, type SentMailRow } from './sent-mail.views.ts'

type ArchiveDeps = {
  vault: Vault
  /** The names of people by their ids. */
  readNames(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const pageLength = 50

const pathAfter = ({ email, orderId }: MailWish, last: SentMailRow): string =>
  `${contract.listSentMails.path}?${new URLSearchParams({ ...(email && { email }), ...(orderId && { orderId }), after: last.id })}`

export const mailArchiveRoutes = ({ vault, readNames }: ArchiveDeps) => {
  const namesIn = (db: Reader, rows: readonly SentMailRow[]) =>
    readNames(
      db,
      rows.flatMap(({ asked_by }) => asked_by ?? []),
    )
  return [
    implement(contract.listSentMails, async ({ db, query }) => {
      // Everybody's mails together are no list anybody needs, and the longest of all.
      if (!query.email && !query.orderId) return refuse('invalid-input', { errors: { email: ['Give an address or an order'] } })
      const rows = await listSentMailRows(db, query, pageLength + 1)
      const shown = rows.slice(0, pageLength)
      const names = await namesIn(db, shown)
      const last = rows.length > pageLength ? shown.at(-1) : undefined
      const items = shown.map((row) => describeMail(row, names))
      return { status: 200, body: { items, hasMore: last !== undefined, next: last ? pathAfter(query, last) : null } }
    }),

    implement(contract.getSentMail, async ({ db, params }) => {
      const row = (await findSentMail(db, params.mailId)) ?? refuse('not-found')
      return { status: 200, body: describeShownMail(vault, row, await namesIn(db, [row])) }
    }),

    implement(contract.sendMailAgain, async ({ tx, params, visitor, request, now }) => {
      const by = { userId: visitor.userId, network: networkOf(request.ip), now }
      return { status: 201, body: { mailId: await sendMailAgain(tx, vault, { mailId: params.mailId, ...by }) } }
    }),
  ]
}

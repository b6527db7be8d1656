import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { getLatestBuild } from '#contract/core/latest-build.ts'
import type { Route } from '#contract/core/route.ts'
import { getApiDescription, getLiveness, getReadiness, listMail, readMail } from '#contract/core/system.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { implement } from '#platform/http/implement.ts'
import { describeApi } from '#platform/http/openapi.ts'
import { shows } from '#platform/http/shows.ts'
import { describeHeaders } from '#platform/mailbox/mail-headers.ts'
import type { OpenMailbox } from '#platform/mailbox/open-mailbox.ts'

type Deps = {
  routes: readonly Route[]
  publicUrl: string
  db: Reader
  files: Files
  mail: OpenMailbox
  version: { version: string; builtAt: string }
}

/** Probes do not wait for long either. */
const checkTimeout = 2_000

const check = (part: Promise<unknown>): Promise<'ok' | 'away'> =>
  Promise.race([part.then(() => 'ok' as const), wait(checkTimeout, 'away' as const, { ref: false })]).catch(() => 'away' as const)

export const systemRoutes = ({ routes, publicUrl, db, files, mail, version }: Deps) => {
  // Made on the first request: it takes longer than the rest of the shop's start.
  let description: ReturnType<typeof describeApi> | undefined
  return [
    implement(getLiveness, async () => ({ status: 200, body: { status: 'ok' } })),
    implement(getReadiness, async () => {
      const [database, storage, mailbox] = await Promise.all([
        check(sql`select 1`.execute(db)),
        check(files.check()),
        check(mail.mailbox.check()),
      ])
      // Without the mail server emails wait in the database, while pages and sales still work.
      const ready = database === 'ok' && storage === 'ok'
      return { status: ready ? 200 : 503, body: { status: ready ? 'ok' : 'away', database, files: storage, mail: mailbox } }
    }),
    implement(getApiDescription, async ({ reply }) => {
      shows(reply, [])
      description ??= describeApi(routes, publicUrl)
      return { status: 200, body: description }
    }),
    implement(getLatestBuild, async ({ reply }) => {
      reply.header('cache-control', 'no-store')
      return { status: 200, body: version }
    }),
    implement(listMail, async () => {
      const emails = (await mail.onDisk?.list()) ?? []
      return { status: 200, body: emails.map(({ id, at, from, to, subject }) => ({ id, at, from, to, subject })) }
    }),
    implement(readMail, async ({ params }) => {
      const stored = (await mail.onDisk?.read(params.mailId)) ?? refuse('not-found')
      const { id, at, from, to, subject, text, html, attachments = [] } = stored
      const headers = describeHeaders(stored).map(([name, value]) => ({ name, value }))
      return { status: 200, body: { id, at, from, to, subject, text, html, headers, attachments } }
    }),
  ]
}

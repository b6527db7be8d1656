import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeDevice } from '#domains/identity/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { ByteRange, Files } from '#platform/files/files.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { findOfferedBuild, type OfferedBuild } from '../release.views.ts'
import { beginDownload } from './begin-download.ts'
import { buildHeaders } from './build-headers.ts'
import { noteSent } from './download.store.ts'
import { type Linked, readDownload } from './download-link.ts'
import { followSending } from './follow-sending.ts'
import { judgeBuild } from './link-build.ts'
import { needsOf, type Right } from './right.rules.ts'

type Deps = { db: Reader; files: Files; signatures: Vault; clock: Clock }

type Found = { build: OfferedBuild; linked: Linked }

const etagOf = ({ sha256 }: OfferedBuild): string => `"${sha256}"`
const lastModifiedOf = ({ created_at }: OfferedBuild): string => created_at.toUTCString()

/** Whether an unfinished download is one of this very file; otherwise the whole is sent. */
const isSameFile = ({ headers }: FastifyRequest, build: OfferedBuild): boolean => {
  const known = headers['if-range']
  return known === undefined || known === etagOf(build) || known === lastModifiedOf(build)
}

const isSameRight = (one: Right, other: Right | null | undefined): boolean =>
  one.by === other?.by &&
  (one.by !== 'user' || (other.by === 'user' && one.userId === other.userId)) &&
  (one.by !== 'license' || (other.by === 'license' && one.licenseId === other.licenseId))

/** The build of a link whose right still exists: a refund, a revoked license, a withdrawn release end it at once. */
const findLinked = async ({ db, signatures, clock }: Deps, signed: string): Promise<Found | undefined> => {
  const now = clock.now()
  const linked = readDownload(signatures, signed, now)
  if (!linked) return undefined
  const { buildId, right } = linked
  const holder = { userId: right.by === 'user' ? right.userId : null, licenseId: right.by === 'license' ? right.licenseId : null }
  const build = await findOfferedBuild(db, buildId, holder, now, 'linked')
  if (!build) return undefined
  // The sign-in that some open files ask for was asked for when the link was made.
  const isRight =
    right.by === 'open'
      ? build.is_on_sale && !needsOf(build.type, build.variations).needsOwnership
      : isSameRight(right, judgeBuild(build, holder)?.right)
  return isRight ? { build, linked } : undefined
}

/** Records what is sent. Once bytes flow, recording never delays them: what cannot be recorded at the end is lost. */
const recordSending = async (
  { db, clock }: Deps,
  { build, linked }: Found,
  range: ByteRange,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const part = { start: range.start, length: range.end - range.start + 1 }
  const origin = { network: networkOf(request.ip), device: describeDevice(request.headers['user-agent']) }
  const id = await beginDownload(db, { linked, total: build.size, part, ...origin, now: clock.now() })
  followSending(reply.raw, part.length, ({ sent, isWhole }) => {
    const outcome = { promised: part.length, sent, hasEnd: isWhole && range.end === build.size - 1, now: clock.now() }
    inTransaction(db, (tx) => noteSent(tx, id, outcome)).catch((error: unknown) =>
      request.log.warn({ err: error }, 'what was sent of a download could not be recorded'),
    )
  })
}

/** Serves signed links, whole or in parts, so that an interrupted download continues where it stopped. */
export const serveDownloads = (app: FastifyInstance, deps: Deps): void => {
  app.route<{ Params: { signed: string; name: string } }>({
    // HEAD is declared explicitly: the one that Fastify derives from a GET would say that every file is empty.
    method: ['GET', 'HEAD'],
    url: '/api/downloads/:signed/:name',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const found = (await findLinked(deps, request.params.signed)) ?? refuse('link-over')
      const { build } = found
      const headers = {
        ...buildHeaders(build.file_key, build.name),
        etag: etagOf(build),
        'last-modified': lastModifiedOf(build),
      }
      const { file_key: key, size } = build
      const beforeSending = (range: ByteRange) => recordSending(deps, found, range, request, reply)
      return sendFile(request, reply, { files: deps.files, key, size, headers, mayResume: isSameFile(request, build), beforeSending })
    },
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  checksumAlgorithms,
  maxResumableBytes,
  resumableUploadId,
  tusExtensions,
  tusVersion,
  uploadAccess,
  uploadsPath,
} from '#contract/uploads/uploads.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { requireAccess } from '#platform/http/access.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import { describeState } from './describe-state.ts'
import type { UploadDeps } from './receive-piece.ts'
import { requireTus } from './tus-request.ts'

type Deps = UploadDeps & { isDevelopment: boolean; findVisitor(request: FastifyRequest): Promise<Visitor> }

const isUpload = (url: string): boolean => url.startsWith(uploadsPath) && /^([/?]|$)/.test(url.slice(uploadsPath.length))

/** The HEAD and OPTIONS of tus, which the contract cannot express, and the header that it wants on every answer. */
export const serveUploads = (app: FastifyInstance, deps: Deps): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (isUpload(request.url)) reply.header('tus-resumable', tusVersion)
    next()
  })

  for (const url of [uploadsPath, `${uploadsPath}/:resumableUploadId`]) {
    app.options(url, { config: { access: 'public' } }, async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-version': tusVersion,
          'tus-extension': tusExtensions.join(','),
          'tus-max-size': String(maxResumableBytes),
          'tus-checksum-algorithm': checksumAlgorithms.join(','),
        })
        .send(),
    )
  }

  app.head<{ Params: { resumableUploadId: string } }>(
    `${uploadsPath}/:resumableUploadId`,
    { config: { access: uploadAccess } },
    async (request, reply) => {
      const visitor = await deps.findVisitor(request)
      requireAccess(uploadAccess, { visitor, isDevelopment: deps.isDevelopment, isOperator: false })
      requireTus(request, reply)
      if (visitor.kind !== 'user' || !resumableUploadId.safeParse(request.params.resumableUploadId).success) return refuse('not-found')
      const { creatorId } = editorOf(visitor, request, deps.clock.now())
      await describeState(deps, { creatorId, uploadId: request.params.resumableUploadId }, reply)
      return reply.code(200).send()
    },
  )
}

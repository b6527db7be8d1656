import * as contract from '#contract/media/uploads.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Files } from '#platform/files/files.ts'
import { implement, implementAfter } from '#platform/http/implement.ts'
import { receiveUpload, recordUpload } from './send-upload.ts'
import { findUpload } from './upload.store.ts'

export const uploadRoutes = ({ files }: { files: Files }) => [
  implementAfter(
    contract.sendUpload,
    ({ visitor, request, query, file, now }) => receiveUpload(files, editorOf(visitor, request, now), query.kind, file),
    async ({ tx, visitor, request, query, now, prepared }) => ({
      status: 202,
      body: await recordUpload(tx, editorOf(visitor, request, now), prepared, query),
    }),
    ({ fileKey }) => files.remove(fileKey),
  ),

  implement(contract.getUpload, async ({ db, visitor, params, request, now }) => ({
    status: 200,
    body: (await findUpload(db, editorOf(visitor, request, now).creatorId, params.uploadId)) ?? refuse('not-found'),
  })),
]

import { sql } from 'kysely'
import * as contract from '#contract/releases/own-releases.ts'
import * as overviews from '#contract/releases/plugin-overviews.ts'
import { type Editor, editorOf } from '#domains/creators/index.ts'
import { renderMarkdown } from '#kernel/markdown.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { changeRelease } from './change-release.ts'
import { checkBuildAgain } from './check-build-again.ts'
import { createRelease } from './create-release.ts'
import { discardRelease } from './discard-release.ts'
import { readReleaseRows } from './own-release.views.ts'
import { describeOwnRelease } from './own-release-details.ts'
import { listOwnReleaseRows } from './own-release-list.views.ts'
import { listPluginOverviews } from './plugin-overview.views.ts'
import { removeBuild } from './remove-build.ts'
import { setBuild } from './set-build.ts'
import { signBuild } from './sign-build.ts'
import { submitRelease } from './submit-release.ts'
import type { UploadsPort } from './uploads-port.ts'
import { withdrawRelease } from './withdraw-release.ts'

export type DraftingDeps = { uploads: UploadsPort }

/** A release of this creator with everything about it; another's answers as missing. */
export const getOwnRelease = async (db: Reader, uploads: UploadsPort, wanted: { creatorId: string; releaseId: string; now: Date }) => {
  const which = sql`r.creator_id = ${wanted.creatorId} and r.id = ${wanted.releaseId}`
  const [row] = await readReleaseRows(db, wanted.now, which)
  return describeOwnRelease(db, uploads, row ?? refuse('not-found'))
}

export const draftingRoutes = ({ uploads }: DraftingDeps) => {
  /** Every change returns the release as it is now. */
  const answer = async (tx: Tx, { creatorId, now }: Editor, releaseId: string) => ({
    status: 200,
    body: await getOwnRelease(tx, uploads, { releaseId, creatorId, now }),
  })

  return [
    implement(contract.listCreatorReleases, async ({ db, visitor, query, request, now }) => ({
      status: 200,
      body: await listOwnReleaseRows(db, editorOf(visitor, request, now).creatorId, query, now),
    })),

    implement(contract.getCreatorRelease, async ({ db, visitor, params, request, now }) => ({
      status: 200,
      body: await getOwnRelease(db, uploads, { ...params, creatorId: editorOf(visitor, request, now).creatorId, now }),
    })),

    implement(contract.createRelease, async ({ tx, visitor, params, body, request, now }) => {
      const editor = editorOf(visitor, request, now)
      const releaseId = await createRelease(tx, editor, params.productId, body)
      return { ...(await answer(tx, editor, releaseId)), status: 201 }
    }),

    implement(contract.changeRelease, async ({ tx, visitor, params, body, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await changeRelease(tx, editor, params.releaseId, body)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.discardRelease, async ({ tx, visitor, params, request, now }) => {
      await discardRelease(tx, uploads, editorOf(visitor, request, now), params.releaseId)
      return { status: 204 }
    }),

    implement(contract.setBuild, async ({ tx, visitor, params, body, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await setBuild(tx, uploads, editor, { ...params, ...body })
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.removeBuild, async ({ tx, visitor, params, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await removeBuild(tx, uploads, editor, params)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.checkBuildAgain, async ({ tx, visitor, params, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await checkBuildAgain(tx, editor, params)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.signBuild, async ({ tx, visitor, params, body, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await signBuild(tx, editor, { ...params, ...body })
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.submitRelease, async ({ tx, visitor, params, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await submitRelease(tx, editor, params.releaseId)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.withdrawRelease, async ({ tx, visitor, params, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await withdrawRelease(tx, editor, params.releaseId)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.previewNotes, async ({ body }) => ({ status: 200, body: { html: renderMarkdown(body.notes) } })),

    implement(overviews.listPluginOverviews, async ({ db, visitor, request, now }) => ({
      status: 200,
      body: await listPluginOverviews(db, editorOf(visitor, request, now).creatorId, now),
    })),
  ]
}

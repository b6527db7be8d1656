import * as contract from '#contract/releases/publishing.ts'
import { type Editor, editorOf } from '#domains/creators/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { type BoundRoute, implement } from '#platform/http/implement.ts'
import { getOwnRelease } from '../drafting/drafting.routes.ts'
import type { UploadsPort } from '../drafting/uploads-port.ts'
import { stopRollout, widenRollout } from './change-rollout.ts'
import { publishRelease } from './publish-release.ts'
import { rollBackRelease } from './roll-back-release.ts'
import { unscheduleRelease } from './unschedule-release.ts'

/** How an approved release reaches customers. Every change returns the release as it is now. */
export const publishingRoutes = ({ uploads }: { uploads: UploadsPort }): BoundRoute[] => {
  const answer = async (tx: Tx, { creatorId, now }: Editor, releaseId: string) => ({
    status: 200,
    body: await getOwnRelease(tx, uploads, { releaseId, creatorId, now }),
  })

  return [
    implement(contract.publishRelease, async ({ tx, visitor, params, body, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await publishRelease(tx, editor, params.releaseId, body)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.unscheduleRelease, async ({ tx, visitor, params, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await unscheduleRelease(tx, editor, params.releaseId)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.setRollout, async ({ tx, visitor, params, body, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await widenRollout(tx, editor, params.releaseId, body.percent)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.stopRollout, async ({ tx, visitor, params, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await stopRollout(tx, editor, params.releaseId)
      return answer(tx, editor, params.releaseId)
    }),

    implement(contract.rollBackRelease, async ({ tx, visitor, params, request, now }) => {
      const editor = editorOf(visitor, request, now)
      await rollBackRelease(tx, editor, params.releaseId)
      return answer(tx, editor, params.releaseId)
    }),
  ]
}

import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/releases/reviews.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { type BoundRoute, implement, implementAlone } from '#platform/http/implement.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import type { UploadsPort } from '../drafting/uploads-port.ts'
import { approveRelease } from './approve-release.ts'
import { describeReview } from './describe-review.ts'
import { giveBackReview } from './give-back-review.ts'
import { listReviewRows } from './review.views.ts'
import { linkReviewBuild } from './review-download.ts'
import { type Reviewer, reviewerOf } from './reviewer.ts'
import { sendBackRelease } from './send-back-release.ts'
import { takeReview } from './take-review.ts'

export type ReviewsDeps = { uploads: UploadsPort; signatures: Vault; publicUrl: string }

/** The QA review. Every change returns the release as it is now. */
export const reviewRoutes = ({ uploads, signatures, publicUrl }: ReviewsDeps): BoundRoute[] => {
  type Asking = { tx: Tx; visitor: SignedIn; request: FastifyRequest; now: Date; params: { releaseId: string } }

  const change = async ({ tx, visitor, request, now, params }: Asking, act: (reviewer: Reviewer) => Promise<void>) => {
    const reviewer = reviewerOf(visitor, request, now)
    await act(reviewer)
    return { status: 200, body: await describeReview(tx, uploads, { visitor, reviewer, ...params }) }
  }

  return [
    implement(contract.listReviews, async ({ db, visitor, query, request, now }) => ({
      status: 200,
      body: await readAsOne(db, (tx) => listReviewRows(tx, reviewerOf(visitor, request, now), query)),
    })),

    implement(contract.getReview, async ({ db, visitor, params, request, now }) => ({
      status: 200,
      body: await readAsOne(db, (tx) => describeReview(tx, uploads, { visitor, reviewer: reviewerOf(visitor, request, now), ...params })),
    })),

    implement(contract.takeReview, (asking) => change(asking, (reviewer) => takeReview(asking.tx, reviewer, asking.params.releaseId))),

    implement(contract.giveBackReview, (asking) =>
      change(asking, (reviewer) => giveBackReview(asking.tx, reviewer, asking.params.releaseId)),
    ),

    implement(contract.approveRelease, (asking) =>
      change(asking, (reviewer) => approveRelease(asking.tx, reviewer, asking.params.releaseId, asking.body.sha256s)),
    ),

    implement(contract.rejectRelease, (asking) =>
      change(asking, (reviewer) => sendBackRelease(asking.tx, reviewer, asking.params.releaseId, { to: 'Rejected', ...asking.body })),
    ),

    implement(contract.askForChanges, (asking) =>
      change(asking, (reviewer) =>
        sendBackRelease(asking.tx, reviewer, asking.params.releaseId, { to: 'ChangesRequested', ...asking.body }),
      ),
    ),

    implementAlone(contract.getReviewDownload, async ({ db, visitor, params, query, request, reply, now }) => {
      const asked = { releaseId: params.releaseId, buildId: params.downloadId }
      const location = await linkReviewBuild({ db, signatures, publicUrl }, reviewerOf(visitor, request, now), asked)
      reply.header('cache-control', 'no-store')
      if (query.redirect === 'false') return { status: 200, body: { location } }
      reply.header('location', location)
      return { status: 302 }
    }),
  ]
}

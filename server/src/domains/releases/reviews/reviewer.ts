import type { FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusal.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import type { DecidingVerdict } from './review.rules.ts'

/** Who reviews, and from which network. */
export type Reviewer = { userId: string; network: string; now: Date }

export const reviewerOf = ({ userId }: SignedIn, request: FastifyRequest, now: Date): Reviewer => ({
  userId,
  network: networkOf(request.ip),
  now,
})

const codes = { 'own-creator': 'own-release', taken: 'review-taken', 'not-taken': 'take-first' } as const

/** Refuses with the text of the reason. */
export const requireReview = (verdict: DecidingVerdict): void => {
  if (verdict.may) return
  if (verdict.because === 'not-in-review') {
    refuse('already-done', { detail: 'It is no longer in review: it has been decided or withdrawn.' })
  } else refuse(codes[verdict.because])
}

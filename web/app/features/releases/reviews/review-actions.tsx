import { useSearchParams } from 'react-router'
import { giveBackReview, type Review, takeReview } from '#contract/releases/reviews.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { approveHref, rejectHref } from './review-address.ts'
import { overQueue } from './use-review-keys.ts'

type ReviewActionsProps = { review: Review; reread: () => Promise<unknown> }

/** Takes a review and hands it back; its reviewer can extend it by half an hour. */
const Taking = ({ review, reread }: ReviewActionsProps) => {
  const params = { releaseId: review.id }
  const take = async () => {
    // Also after a refusal: a colleague may have been faster, and the page should say who.
    await call(takeReview, { params }).finally(reread)
    return false
  }
  const giveBack = async () => {
    await call(giveBackReview, { params }).finally(reread)
    return false
  }
  return (
    <>
      <Button size="small" onPress={take} onFail={tellFailure}>
        {review.taken?.isYou ? 'Keep longer' : 'Take'}
      </Button>
      {review.taken?.isYou && (
        <Button size="small" kind="quiet" onPress={giveBack} onFail={tellFailure}>
          Hand back
        </Button>
      )}
    </>
  )
}

/** The reviewer's actions on a release. */
export const ReviewActions = ({ review, reread }: ReviewActionsProps) => {
  const [query] = useSearchParams()
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:*:grow">
      <Taking review={review} reread={reread} />
      <span className="max-sm:hidden sm:grow" />
      <ButtonLink {...overQueue} size="small" to={rejectHref(query, review.id, 'changes')} onPointerEnter={preloadDialog}>
        Send back
      </ButtonLink>
      <ButtonLink {...overQueue} size="small" kind="danger" to={rejectHref(query, review.id, 'reject')} onPointerEnter={preloadDialog}>
        Reject
      </ButtonLink>
      <ButtonLink {...overQueue} size="small" kind="go" to={approveHref(query, review.id)} onPointerEnter={preloadDialog}>
        Approve
      </ButtonLink>
    </div>
  )
}

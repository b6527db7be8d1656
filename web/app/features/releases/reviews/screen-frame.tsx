import type { ReactNode } from 'react'
import type { Review } from '#contract/releases/reviews.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { useReviewScreen } from './review-screen.ts'
import { mayNotText } from './review-text.ts'
import { useScreenClose } from './use-screen-close.ts'

type ScreenFrameProps = {
  title: (review: Review) => string
  /** The title while the release is not loaded. */
  otherwise: string
  description: string
  children: (review: Review) => ReactNode
}

/** A screen over the queue with its own address: it loads its release, and says why where no decision is possible. */
export const ScreenFrame = ({ title, otherwise, description, children }: ScreenFrameProps) => {
  const { looked } = useReviewScreen()
  const close = useScreenClose()
  const isAlive = useIsAlive()
  const review = looked.state === 'there' ? looked.review : undefined
  const mayNot = review && mayNotText(review)
  return (
    <Dialog
      open={isAlive}
      onClose={close}
      title={review ? title(review) : otherwise}
      description={mayNot ?? description}
      {...(mayNot && {
        actions: (
          <Button size="small" onPress={close}>
            Back to the queue
          </Button>
        ),
      })}
    >
      {looked.state === 'loading' && (
        <Loading label="Loading the release">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {looked.state === 'failed' && (
        <ErrorState title={looked.failure.title} level={3} onRetry={looked.retry} className="py-2">
          {looked.failure.text}
        </ErrorState>
      )}
      {review && !mayNot && children(review)}
    </Dialog>
  )
}

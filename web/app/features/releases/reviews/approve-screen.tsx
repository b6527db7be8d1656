import { useState } from 'react'
import { approveRelease, type Review } from '#contract/releases/reviews.ts'
import { call } from '#web/lib/api/call.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { buildPlatformNames } from '../release-text.ts'
import { countOf } from './difference-text.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { useDecision } from './use-decision.ts'
import { useScreenClose } from './use-screen-close.ts'

/** The hashes of the files that customers will get, as the reviewer sees them. */
const Hashes = ({ review }: { review: Review }) => (
  <ul className="border-t border-line text-14">
    {review.builds.map((build) => (
      <li key={build.id} className="grid gap-0.5 border-b border-line py-2.5">
        <span className="flex flex-wrap gap-x-2 wrap-anywhere">
          <b>{buildPlatformNames[build.platform]}</b>
          <span className="text-ink-2">{build.name}</span>
        </span>
        <span className="figures text-12 wrap-anywhere text-ink-2">{build.sha256 ?? 'no hash yet'}</span>
      </li>
    ))}
  </ul>
)

const Approval = ({ review }: { review: Review }) => {
  const close = useScreenClose()
  const decide = useDecision(review)
  const write = useWriteCount()
  const [failure, setFailure] = useState<FailureMessage>()
  const doubtful = review.builds.flatMap(({ report }) => report?.lines ?? []).filter(({ level }) => level !== 'green').length
  const approve = async () => {
    setFailure(undefined)
    const sha256s = review.builds.flatMap(({ sha256 }) => sha256 ?? [])
    await decide(() => call(approveRelease, { params: { releaseId: review.id }, body: { sha256s } }))
    toast({ kind: 'ok', text: `${review.productName} ${review.version} has been approved. Its creator gets an e-mail.` })
    return false
  }
  return (
    <div className="grid gap-5">
      <FailureNotice failure={failure} />
      {doubtful > 0 && (
        <Notice kind="warn">
          {countOf(doubtful, 'point in the report is', 'points in the report are', write)} not green. Approve only if you’ve checked.
        </Notice>
      )}
      <Hashes review={review} />
      <DialogFoot>
        <Button size="small" onPress={close}>
          Cancel
        </Button>
        <Button
          size="small"
          kind="go"
          busyLabel="Approving"
          errorLabel="Not approved"
          onPress={approve}
          onFail={(error) => setFailure(failureMessage(error))}
        >
          Approve
        </Button>
      </DialogFoot>
    </div>
  )
}

/** The screen to approve a release: exactly the files that customers will get. */
export const ApproveScreen = () => (
  <ScreenFrame
    title={(review) => `Approve ${review.productName} ${review.version}`}
    otherwise="Approve a release"
    description="Customers get exactly these files once the creator publishes them. An approval is final."
  >
    {(review) => <Approval key={review.id} review={review} />}
  </ScreenFrame>
)

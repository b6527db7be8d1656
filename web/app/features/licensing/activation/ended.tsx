import type { ReactNode } from 'react'
import type { ActivationRequest } from '#contract/licensing/activation-requests.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { LevelBars } from '#web/ui/level-bars.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AddTrial } from './add-trial.tsx'
import type { RequestState } from './request-state.ts'
import { useCompleted } from './use-completed.ts'

/** Trial users without an account have no page of licenses: it would refuse them. */
const useWayBack = () =>
  useUser() && (
    <ButtonLink size="small" to="/account/licenses">
      See my licenses
    </ButtonLink>
  )

const Done = ({ request, isFetched, back }: { request: ActivationRequest; isFetched: boolean; back: ReactNode }) => (
  <div className="grid max-w-140 gap-5">
    <Notice kind="ok" title={`${request.product.name} is activated on ${request.device.name}`} action={back}>
      {request.fulfillmentType === 'Trial' ? 'Your trial has started. ' : ''}
      {isFetched
        ? 'The plugin has its license. Close this page and go back to it.'
        : 'Go back to the plugin. It gets its license automatically.'}
    </Notice>
    {!isFetched && (
      <p role="status" className="flex items-center gap-3 text-14 text-ink-2">
        <LevelBars /> Waiting for the plugin
      </p>
    )}
    {request.isClaimable && <AddTrial request={request} />}
  </div>
)

const endings: Readonly<Partial<Record<RequestState, { title: string; text: string }>>> = {
  cancelled: {
    title: 'This request was cancelled',
    text: 'No seat was used. To activate the plugin after all, choose “Activate” in it again.',
  },
  over: {
    title: 'This request has expired',
    text: 'Requests last one hour. No seat was used. Choose “Activate” in the plugin again.',
  },
  foreign: {
    title: 'Someone else has answered this request',
    text: 'It was answered with another account, so none of your seats was used. If the device is yours, choose “Activate” in the plugin again.',
  },
}

/** A request that needs no further action, with the reason. */
export const Ended = ({ request, state }: { request: ActivationRequest; state: RequestState }) => {
  const isFetched = useCompleted(request.id, state === 'waiting') || state === 'done'
  const back = useWayBack()
  if (state === 'done' || state === 'waiting') return <Done request={request} isFetched={isFetched} back={back} />
  const ending = endings[state]
  return (
    ending && (
      <Notice kind="warn" className="max-w-140" title={ending.title} action={back}>
        {ending.text}
      </Notice>
    )
  )
}

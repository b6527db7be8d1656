import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ActivationRequest } from '#contract/licensing/activation-requests.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { rememberReturn } from '#web/lib/session/remembered-return.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import type { Failure } from '#web/ui/forms/use-submit.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ReplaceDevice } from './replace-device.tsx'
import { cancelActivation, fulfillWithLicense, fulfillWithTrial, getActivationRequest } from './request-routes.ts'
import { daysText, type RequestState, type TrialOffer, trialOf } from './request-state.ts'

type Answering = {
  request: ActivationRequest
  state: RequestState
  /** Approves or declines; a failure is shown above the buttons. */
  answer: (give: () => Promise<unknown>) => Promise<void>
}

const signInHref = (here: string): string => `/sign-in?to=${encodeURIComponent(here)}`

const TrialButton = ({ request, offer, answer, isFirst }: Answering & { offer: TrialOffer; isFirst: boolean }) => {
  const { pathname } = useLocation()
  const user = useUser()
  if (offer.kind === 'none') return null
  if (offer.kind === 'needs-account') {
    return <ButtonLink to={signInHref(pathname)}>Sign in to try it for {daysText(offer.days)}</ButtonLink>
  }
  const start = async () => {
    await answer(() => call(fulfillWithTrial, { params: { requestId: request.id } }))
    // The link in a mail about a trial leads back here, where this one is added to the account.
    if (!user) rememberReturn(pathname, Date.now())
  }
  return (
    <Button kind={isFirst ? 'go' : 'plain'} onPress={start} errorLabel="Not started">
      {offer.kind === 'go-on' ? `Continue the trial, ${daysText(offer.days)} left` : `Try it for ${daysText(offer.days)}`}
    </Button>
  )
}

/** The main action for customers with a license, and the alternatives for everybody else. */
const Choices = (props: Answering) => {
  const { request, state, answer } = props
  const { pathname } = useLocation()
  const user = useUser()
  const { revalidate } = useRevalidator()
  const offer = trialOf(request.trialEligibility, user !== null)
  const buy = (
    <ButtonLink to={`/${request.creator.slug}/${request.product.productId}`} target="_blank">
      Buy {request.product.name}
    </ButtonLink>
  )
  if (state === 'ready') {
    const activate = () => answer(() => call(fulfillWithLicense, { params: { requestId: request.id } }))
    return (
      <>
        <Button kind="go" onPress={activate} errorLabel="Not activated">
          Activate on {request.device.name}
        </Button>
        <p className="basis-full text-14 text-ink-2">
          This uses one seat of your license. A device that had a seat gets the same one back.
        </p>
      </>
    )
  }
  if (state === 'signed-out') {
    return (
      <>
        <ButtonLink kind="go" to={signInHref(pathname)}>
          Sign in to use your license
        </ButtonLink>
        <TrialButton {...props} offer={offer} isFirst={false} />
        {buy}
        {offer.kind === 'start' && (
          <p className="basis-full text-14 text-ink-2">
            Started a trial by e-mail? Open the link we e-mailed you in this browser, or sign in, and continue that trial here.
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <TrialButton {...props} offer={offer} isFirst />
      {buy}
      <Button kind="quiet" onPress={() => revalidate()}>
        I’ve bought it
      </Button>
    </>
  )
}

const notes: Readonly<Partial<Record<RequestState, { title: string; text: string }>>> = {
  'no-license': {
    title: 'No license in this account',
    text: 'If you bought it with a different address, sign in with that one. You can also try it or buy it: this page stays open.',
  },
  'no-offline': {
    title: 'Your license is for online activation',
    text: 'The creator doesn’t allow offline activation. Connect the device briefly and activate it online.',
  },
}

const unconfirmed = {
  title: 'Confirm your e-mail address first',
  text: 'What you bought with it will then appear in your account. Open the link we e-mailed you, then come back to this page.',
}

const Account = () => {
  const user = useUser()
  if (!user) return null
  return (
    <p className="text-14 text-ink-2">
      Signed in as <span className="wrap-anywhere text-ink">{user.email}</span>
    </p>
  )
}

/** A plugin asks, the customer answers. No seat or trial is used before a button is pressed. */
export const AnswerRequest = ({ request, state }: Pick<Answering, 'request' | 'state'>) => {
  const [failure, setFailure] = useState<Failure>()
  const reread = useReread()
  const answer = async (give: () => Promise<unknown>): Promise<void> => {
    setFailure(undefined)
    try {
      await give()
    } catch (error) {
      setFailure(failureMessage(error))
      await reread(getActivationRequest)
      throw error
    }
    await reread({ path: '/api/customer/' })
  }
  const user = useUser()
  const note = state === 'no-license' && user && !user.confirmedAccount ? unconfirmed : notes[state]
  const params = { requestId: request.id }
  return (
    <div className="grid gap-6">
      {note && (
        <Notice kind="info" title={note.title} className="max-w-140">
          {note.text}
        </Notice>
      )}
      <FailureNotice failure={failure} className="max-w-140" />
      {state === 'seats-taken' ? (
        <ReplaceDevice
          product={`${request.product.creatorId}/${request.product.productId}`}
          name={request.product.name}
          newDevice={request.device.name}
          onReplace={(replaces) => answer(() => call(fulfillWithLicense, { params, query: { replaces } }))}
        />
      ) : (
        <div className="flex max-w-140 flex-wrap items-center gap-2.5">
          <Choices request={request} state={state} answer={answer} />
        </div>
      )}
      <div className="grid gap-2 border-t border-line pt-5">
        <Account />
        <p className="text-14 text-ink-2">
          This request is open until <Instant at={request.endsAt} show="moment" />. If you didn’t ask for it, cancel it: no seat is used.
        </p>
        <Button
          kind="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onPress={() => answer(() => call(cancelActivation, { params }))}
          errorLabel="Not cancelled"
        >
          I didn’t ask for this
        </Button>
      </div>
    </div>
  )
}

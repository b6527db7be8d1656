import { AnswerRequest } from '#web/features/licensing/activation/answer-request.tsx'
import { Ended } from '#web/features/licensing/activation/ended.tsx'
import { RequestHead } from '#web/features/licensing/activation/request-head.tsx'
import { getActivationRequest } from '#web/features/licensing/activation/request-routes.ts'
import { type RequestState, stateOf } from '#web/features/licensing/activation/request-state.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'

const page = pageReads(({ params }) => ({
  request: read(getActivationRequest, { params: { requestId: params.requestId ?? '' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ request }) => [
  { title: `Activate ${request.product.name} - Soundfair` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
])

const ended: readonly RequestState[] = ['over', 'cancelled', 'foreign', 'done', 'waiting']

export default function ActivateRequest() {
  const { request } = page.useData()
  const user = useUser()
  const state = stateOf(request, user !== null, new Date())
  const isEnded = ended.includes(state)
  return (
    <>
      <RequestHead request={request} title={isEnded ? request.product.name : `Activate ${request.product.name}?`} />
      {isEnded ? <Ended request={request} state={state} /> : <AnswerRequest request={request} state={state} />}
    </>
  )
}

import { useEffect, useState } from 'react'
import { isActivationCompleted } from '#contract/licensing/activation-requests.ts'
import { call } from '#web/lib/api/call.ts'

const every = 2_000

/** Whether the plugin has fetched its token. Asked every two seconds while somebody looks. */
export const useCompleted = (requestId: string, isWaiting: boolean): boolean => {
  const [isCompleted, setCompleted] = useState(false)
  useEffect(() => {
    if (!isWaiting || isCompleted) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // A question that got lost is asked again in a moment.
      call(isActivationCompleted, { params: { requestId } }).then(setCompleted, () => undefined)
    }, every)
    return () => clearInterval(timer)
  }, [requestId, isWaiting, isCompleted])
  return isCompleted
}

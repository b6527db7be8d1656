import { useEffect, useEffectEvent } from 'react'
import type { Refund } from '#contract/payments/refunds.ts'

const everyMilliseconds = 2_000
const limit = 15

/** Looks again while a refund is under way: the provider needs a moment. After half a minute the page is left in peace. */
export const useRefundWatch = (refunds: readonly Pick<Refund, 'status'>[], look: () => Promise<void>): void => {
  const isUnderWay = refunds.some(({ status }) => status === 'Pending')
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    if (!isUnderWay) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks >= limit) clearInterval(timer)
      void lookAgain()
    }, everyMilliseconds)
    return () => clearInterval(timer)
  }, [isUnderWay])
}

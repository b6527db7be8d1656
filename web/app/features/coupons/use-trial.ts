import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/core/route.ts'
import { couponTrial, tryCoupon } from '#contract/coupons/coupons.ts'
import { call } from '#web/lib/api/call.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import type { Trial } from './coupon-editing.ts'

export type Tried = AnswerOf<typeof tryCoupon>
type Outcome = { isComplete?: boolean; tried?: Tried; failure?: string }

const pause = 250

/** Asks the shop's own price function a moment after the last change. An answer that was overtaken counts for nothing. */
export const useTrial = (trial: Trial): Outcome => {
  const [outcome, setOutcome] = useState<Outcome>({})
  const asked = JSON.stringify(trial)
  const isComplete = couponTrial.safeParse(trial).success
  useEffect(() => {
    if (!isComplete) return
    const overtaken = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const tried = await call(tryCoupon, { body: JSON.parse(asked) }, { signal: overtaken.signal })
        setOutcome({ tried })
      } catch (error) {
        if (!overtaken.signal.aborted) setOutcome((before) => ({ ...before, failure: failureLine(error) }))
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [asked, isComplete])
  return { ...outcome, isComplete }
}

import type { AnswerOf } from '#contract/core/route.ts'
import { couponTrial, tryCoupon } from '#contract/coupons/coupons.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import type { Trial } from './coupon-editing.ts'

export type Tried = AnswerOf<typeof tryCoupon>
type Outcome = { isComplete: boolean; tried?: Tried | undefined; failure?: string | undefined }

const pause = 250

/** Asks the shop's own price function a moment after the last change. An outdated answer is ignored. */
export const useTrial = (trial: Trial): Outcome => {
  const isComplete = couponTrial.safeParse(trial).success
  const asked = useSettled(JSON.stringify(trial), pause)
  const body = couponTrial.safeParse(JSON.parse(asked))
  const { data, error } = useRead(read(tryCoupon, { body: JSON.parse(asked) }), {
    enabled: body.success,
    version: asked,
    keepsPrevious: true,
  })
  return { isComplete, tried: data, failure: error ? failureLine(error) : undefined }
}

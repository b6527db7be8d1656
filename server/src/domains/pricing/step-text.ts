import { percentText } from '#contract/pricing/percent-text.ts'
import type { PriceStep } from './basket.ts'

/** The reason for a step, as carts, receipts and pages show it. */
export const stepText = (step: PriceStep): string => {
  switch (step.why) {
    case 'price':
      return 'Price'
    case 'tier':
      return `From ${step.minQuantity} on`
    case 'sale':
      return step.name
    case 'owned':
      return step.count === 1 ? '1 product you already own' : `${step.count} products you already own`
    case 'upgrade':
      return `${step.kind} from ${step.from}`
    case 'coupon':
      return `Coupon ${step.code}`
    case 'tax-added':
      return `Tax, ${percentText(step.rate)}`
    case 'tax-left-out':
      return `Without tax, ${percentText(step.rate)}: you account for it yourself`
  }
}

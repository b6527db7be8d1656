import type { Moves } from '#kernel/states.ts'

export const subscriptionStates = ['Active', 'Cancelled', 'Expired'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Cancelled keeps access until the period is over, and can be taken back. What is over begins again once it is paid by hand. */
export const subscriptionMoves: Moves<SubscriptionState> = {
  Active: ['Cancelled', 'Expired'],
  Cancelled: ['Active', 'Expired'],
  Expired: ['Active'],
}

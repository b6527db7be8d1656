import type { Doer } from './license-event.store.ts'

/** Reasons by hand say whose they are, so that a creator does not take back what the shop's staff did. All others are the shop's own. */
export const handReason = /^(?:creator|staff): /

const markOf = ({ by }: Doer): string => (by === 'Staff' ? 'staff: ' : 'creator: ')

export const writeReason = (doer: Doer, reason: string): string => `${markOf(doer)}${reason}`

/** Whether it was given by the same side. */
export const isOwnReason = (doer: Doer, reason: string): boolean => reason.startsWith(markOf(doer))

/** Staff take back what anybody did by hand; a team what it did itself. */
export const mayTakeBack = (doer: Doer, reason: string): boolean =>
  doer.by === 'Staff' ? handReason.test(reason) : isOwnReason(doer, reason)

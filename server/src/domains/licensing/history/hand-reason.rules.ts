import type { Doer } from './license-event.store.ts'

/** Reasons by hand record whose they are, so that a creator cannot undo what staff did. All others are set by the shop. */
export const handReason = /^(?:creator|staff): /

const markOf = ({ by }: Doer): string => (by === 'Staff' ? 'staff: ' : 'creator: ')

export const writeReason = (doer: Doer, reason: string): string => `${markOf(doer)}${reason}`

/** Whether it was set by the same side. */
export const isOwnReason = (doer: Doer, reason: string): boolean => reason.startsWith(markOf(doer))

/** Staff undo any reason by hand; a team only its own. */
export const mayTakeBack = (doer: Doer, reason: string): boolean =>
  doer.by === 'Staff' ? handReason.test(reason) : isOwnReason(doer, reason)

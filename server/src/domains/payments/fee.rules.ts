import { shareOf } from '#kernel/money.ts'

const standardRate = 0.15
/** The buyer came through the creator's own embed, buy link or site. */
const ownDoorRate = 0.08

export const feeRate = ({ agreed, isOwnDoor }: { agreed: number | null; isOwnDoor: boolean }): number =>
  agreed ?? (isOwnDoor ? ownDoorRate : standardRate)

/** Our part of what is left without tax, and the creator's: together always the whole. */
export const splitFee = ({ due, tax }: { due: number; tax: number }, rate: number): { fee: number; net: number } => {
  const fee = shareOf(due - tax, rate)
  return { fee, net: due - tax - fee }
}

import { shareOf } from '#kernel/money.ts'

const standardRate = 0.15
/** The buyer came through the creator's own embed, buy link or site. */
const ownChannelRate = 0.08

export const feeRate = ({ agreed, isOwnChannel }: { agreed: number | null; isOwnChannel: boolean }): number =>
  agreed ?? (isOwnChannel ? ownChannelRate : standardRate)

/** Our part of what is left without tax, and the creator's: together always the whole. */
export const splitFee = ({ due, tax }: { due: number; tax: number }, rate: number): { fee: number; net: number } => {
  const fee = shareOf(due - tax, rate)
  return { fee, net: due - tax - fee }
}

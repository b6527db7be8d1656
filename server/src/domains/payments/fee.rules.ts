import { shareOf } from '#kernel/money.ts'

export const standardRate = 0.15
/** The buyer came through the creator's own embed, buy link or site. */
export const ownChannelRate = 0.08

/** Why a fee has the rate it has. */
export const feeReasons = ['Marketplace', 'OwnChannel', 'Agreed'] as const
type FeeReason = (typeof feeReasons)[number]

type Asked = { agreed: number | null; isOwnChannel: boolean }

export const feeReason = ({ agreed, isOwnChannel }: Asked): FeeReason => {
  if (agreed !== null) return 'Agreed'
  return isOwnChannel ? 'OwnChannel' : 'Marketplace'
}

export const feeRate = ({ agreed, isOwnChannel }: Asked): number => agreed ?? (isOwnChannel ? ownChannelRate : standardRate)

/** For payments begun before the reason was recorded. */
export const reasonOfRate = (rate: number): FeeReason => {
  if (rate === standardRate) return 'Marketplace'
  return rate === ownChannelRate ? 'OwnChannel' : 'Agreed'
}

/** Our part of the price without tax, and the creator's: together always the whole. */
export const splitFee = ({ due, tax }: { due: number; tax: number }, rate: number): { fee: number; net: number } => {
  const fee = shareOf(due - tax, rate)
  return { fee, net: due - tax - fee }
}

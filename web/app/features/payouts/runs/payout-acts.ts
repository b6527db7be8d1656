import type { StaffPayoutRow } from '#contract/payouts/payout-runs.ts'

export type StaffAct = 'hold' | 'release' | 'confirm' | 'fail' | 'retry'

/**
 * What staff can do with a payout in its current state. A hold that waits for the creator ends by itself: staff release only what staff put
 * on hold.
 */
export const actsFor = ({ status, standing }: Pick<StaffPayoutRow, 'status' | 'standing'>): StaffAct[] => {
  switch (status) {
    case 'Scheduled':
      return ['hold']
    case 'Processing':
      return ['confirm', 'fail']
    case 'Paid':
      return ['fail']
    case 'Failed':
      return ['retry']
    case 'OnHold':
      return standing.act === 'ask-support' ? ['release'] : []
  }
}

export const actLabel: Record<StaffAct, string> = {
  hold: 'Hold',
  release: 'Release',
  confirm: 'Mark as paid',
  fail: 'Mark as failed',
  retry: 'Try again',
}

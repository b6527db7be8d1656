export const entryKinds = [
  'Sale',
  'Refund',
  'RefundFailed',
  'DisputeOpened',
  'DisputeWon',
  'DisputeLost',
  'Stray',
  'StrayReturned',
  'Payout',
] as const
export const accounts = ['Provider', 'Creator', 'Fees', 'Tax', 'Held', 'Stray', 'Losses', 'Bank'] as const

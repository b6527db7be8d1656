export const entryKinds = [
  'Sale',
  'Refund',
  'RefundFailed',
  'DisputeOpened',
  'DisputeWon',
  'DisputeLost',
  'LateCapture',
  'LateCaptureReturned',
  'Payout',
  'PayoutPaid',
  'PayoutReturned',
] as const
export const accounts = ['Provider', 'Creator', 'Fees', 'Tax', 'Held', 'LateCapture', 'Losses', 'Bank', 'Payable', 'Exchange'] as const

import type { LicenseDetail, LicenseRow } from '#contract/licensing/license-admin.ts'

export const causeLabel: Readonly<Record<LicenseRow['cause'], string>> = {
  Order: 'Bought',
  Voucher: 'Redeemed',
  Trial: 'Trial',
  Grant: 'Given',
}

export const byLabel: Readonly<Record<Exclude<LicenseDetail['events'][number]['by'], 'Shop'>, string>> = {
  Customer: 'the customer',
  Creator: 'the creator',
  Staff: 'support',
  Plugin: 'the plugin',
}

/** "2 of 3", or "No seats". */
export const seatsLabel = ({ seats, seatsTaken }: Pick<LicenseRow, 'seats' | 'seatsTaken'>): string =>
  seats === 0 ? 'No seats' : `${seatsTaken} of ${seats}`

/** A trial that began in a plugin belongs to a device only. */
export const ownerLabel = (customer: LicenseRow['customer']): string => {
  if (!customer) return 'Not shown'
  return customer.name || customer.email || 'No account'
}

/** What is known about the recent use of a license. */
export type LicenseUse = {
  seats: number
  /** Devices that were activated for the first time in the last 30 days. */
  newDevices: number
  /** How often a seat was released in the last 30 days. */
  releases: number
  /** Networks that files were downloaded from in the last 7 days. */
  networks: number
  /** Other accounts that have a license of this product on one of the same devices now. */
  otherAccounts: number
}

/** How much of it is still normal for one person who buys a new computer, travels, or works in two studios. */
export const usual = {
  /** This many times more devices than seats in a month, and at least this many. */
  newDevicesPerSeat: 2,
  newDevices: 6,
  releasesPerSeat: 3,
  releases: 9,
  networks: 5,
  otherAccounts: 1,
} as const

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const newDevicesReason = ({ newDevices, seats }: LicenseUse): string | undefined =>
  newDevices > Math.max(usual.newDevices, seats * usual.newDevicesPerSeat)
    ? `Activated on ${newDevices} new devices in 30 days, with ${plural(seats, 'seat', 'seats')}.`
    : undefined

const releasesReason = ({ releases, seats }: LicenseUse): string | undefined =>
  releases > Math.max(usual.releases, seats * usual.releasesPerSeat)
    ? `Seats were released ${releases} times in 30 days, as if shared.`
    : undefined

const networksReason = ({ networks }: LicenseUse): string | undefined =>
  networks > usual.networks ? `Downloaded from ${networks} networks in 7 days.` : undefined

const accountsReason = ({ otherAccounts }: LicenseUse): string | undefined =>
  otherAccounts > usual.otherAccounts ? `Its devices also hold licenses of ${otherAccounts} other accounts.` : undefined

/** Why a license looks shared; empty where it does not. A person has to judge it: nothing happens automatically. */
export const sharingReasons = (use: LicenseUse): string[] =>
  [newDevicesReason, releasesReason, networksReason, accountsReason].flatMap((reason) => reason(use) ?? [])

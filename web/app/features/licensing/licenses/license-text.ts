import type { License } from '#contract/licensing/inventory.ts'

const causes: Readonly<Record<License['cause'], string>> = { Order: 'bought', Voucher: 'redeemed', Trial: 'tried', Grant: 'given' }

export const causeWord = ({ cause }: Pick<License, 'cause'>): string => causes[cause]

export type LicenseState = { label: string; tone: 'bad' | 'warn'; advice: string }

/** What is wrong with a license, and what to do; undefined for a valid one. */
export const stateOf = ({
  status,
  isOver,
  subscriptionId,
  hasOther = false,
  isForSale = true,
}: Pick<License, 'status' | 'isOver' | 'subscriptionId'> & { hasOther?: boolean; isForSale?: boolean }): LicenseState | undefined => {
  if (status === 'Revoked')
    return { label: 'Revoked', tone: 'bad', advice: 'It was refunded or withdrawn. Contact support if this is a mistake.' }
  if (status === 'Pending') return { label: 'Pending', tone: 'warn', advice: 'It’s being prepared. Check back in a moment.' }
  if (!isOver) return undefined
  if (hasOther) return { label: 'Ended', tone: 'warn', advice: 'You have another license for this.' }
  if (!subscriptionId && !isForSale) return { label: 'Ended', tone: 'warn', advice: 'It’s no longer for sale.' }
  return {
    label: 'Ended',
    tone: 'warn',
    advice: subscriptionId ? 'Renew the subscription to keep using it.' : 'Buy it again to keep using it.',
  }
}

export const seatsText = (taken: number, all: number): string =>
  all === 0 ? 'No seats needed' : `${taken} of ${all} ${all === 1 ? 'seat' : 'seats'}`

/** Whether a version is older than another, by its numbers; false for versions in another format. */
export const isOlder = (version: string, than: string): boolean => {
  const numbers = (text: string) => /^\d+(?:\.\d+)*/.exec(text)?.[0].split('.').map(Number)
  const [one, other] = [numbers(version), numbers(than)]
  if (!one || !other) return false
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const step = (one[index] ?? 0) - (other[index] ?? 0)
    if (step !== 0) return step < 0
  }
  return false
}

type Installed = Pick<License, 'status' | 'isOver' | 'installedVersions' | 'createdAt'> & {
  product: Pick<License['product'], 'currentVersion' | 'releasedAt'>
}

/** A newer release of a valid license's product: newer than what its devices report, or, where none does, than the license itself. */
export const newsOf = ({
  status,
  isOver,
  installedVersions,
  createdAt,
  product,
}: Installed): { version: string; since: string; installed: string[] } | undefined => {
  const { currentVersion, releasedAt } = product
  if (status !== 'Active' || isOver || currentVersion === null || releasedAt === undefined) return undefined
  const installed = installedVersions.filter((version) => isOlder(version, currentVersion))
  const isNews = installed.length > 0 || (installedVersions.length === 0 && releasedAt > createdAt)
  return isNews ? { version: currentVersion, since: releasedAt, installed } : undefined
}

const uncounted = ['Formats', 'Size']

/** What a pack contains, in two facts: the number of files and the formats. */
export const packFacts = (contents: NonNullable<License['contents']>): string[] => {
  const counted = contents.find(({ label, value }) => !uncounted.includes(label) && /^[\d.,\s]+$/.test(value))
  const formats = contents.find(({ label }) => label === 'Formats')
  return [...(counted ? [`${counted.value} ${counted.label.toLowerCase()}`] : []), ...(formats ? [formats.value] : [])]
}

type Came = Pick<License, 'cause' | 'subscriptionId' | 'bundleName'>

const cameFrom = ({ cause, subscriptionId, bundleName }: Came): string => {
  if (subscriptionId) return 'a subscription to this'
  if (bundleName) return `a license from ${bundleName}`
  return { Order: 'a license you bought', Voucher: 'a license from a voucher', Trial: 'a trial', Grant: 'a license you were given' }[cause]
}

/** Why a product is listed more than once: its other licenses, and what that means. */
export const twinText = (license: License, others: readonly License[]): string | undefined => {
  const [other] = others
  if (!other) return undefined
  if (license.subscriptionId && others.some((one) => !one.subscriptionId && !one.expiresAt))
    return 'You also have a perpetual license for this, so you may not need the subscription.'
  const seats = license.maxNumberOfActivations > 0 ? ' Each has its own seats.' : ''
  return others.length === 1 ? `You also have ${cameFrom(other)}.${seats}` : `You have ${others.length + 1} licenses for this.${seats}`
}

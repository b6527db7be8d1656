import type { keyStates } from '#contract/licensing-keys.ts'
import { compareVersions } from './version.rules.ts'

export type KeyState = (typeof keyStates)[number]
export type KeyFacts = { kid: string; state: KeyState; fromVersion: string | null }

/** Made, embedded, signed with, kept for older plugins, ended. */
export const keyMoves = {
  next: ['active', 'revoked'],
  active: ['retiring'],
  retiring: ['revoked'],
  revoked: [],
} as const satisfies Record<KeyState, readonly KeyState[]>

export const signs = ({ state }: Pick<KeyFacts, 'state'>): boolean => state === 'active' || state === 'retiring'

/** The first key is from no version on, so it is the oldest. */
const byVersion = (one: KeyFacts, other: KeyFacts): number => {
  if (one.fromVersion === other.fromVersion) return one.state === 'active' ? 1 : -1
  if (one.fromVersion === null) return -1
  if (other.fromVersion === null) return 1
  return compareVersions(one.fromVersion, other.fromVersion)
}

type Knowing = { appVersion: string | undefined; knownKid?: string | undefined }

/**
 * The key that this plugin can check: the newest that its version embeds. One that does not say its version shows by its
 * token which key it knows; without either it gets the oldest key, because new plugins can be told to say more and old ones cannot.
 */
export const chooseKey = (keys: readonly KeyFacts[], { appVersion, knownKid }: Knowing): string | undefined => {
  const usable = keys.filter(signs).sort(byVersion)
  if (appVersion !== undefined) {
    const known = usable.filter(({ fromVersion }) => fromVersion === null || compareVersions(appVersion, fromVersion) >= 0)
    return (known.at(-1) ?? usable[0])?.kid
  }
  return (usable.find(({ kid }) => kid === knownKid) ?? usable[0])?.kid
}

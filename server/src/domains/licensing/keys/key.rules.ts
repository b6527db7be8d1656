import type { keyStates } from '#contract/licensing/licensing-keys.ts'
import { compareVersions } from './version.rules.ts'

export type KeyState = (typeof keyStates)[number]

/** A key for one plugin: the version from which on it knows it. Empty: from its first one on; null: none does yet. */
export type KeyFacts = { kid: string; state: KeyState; fromVersion: string | null }

/** Created, embedded, signing, kept for older plugins, ended. */
export const keyMoves = {
  next: ['active', 'revoked'],
  active: ['retiring'],
  retiring: ['revoked'],
  revoked: [],
} as const satisfies Record<KeyState, readonly KeyState[]>

export const signs = ({ state }: Pick<KeyFacts, 'state'>): boolean => state === 'active' || state === 'retiring'

/** Ids contain their time, and the active one was created last. */
const byAge = (one: KeyFacts, other: KeyFacts): number => {
  if (one.state !== other.state) return one.state === 'active' ? 1 : -1
  return one.kid < other.kid ? -1 : 1
}

const isKnownToAll = ({ fromVersion }: KeyFacts): boolean => fromVersion === ''

const isKnownTo = (appVersion: string, { fromVersion }: KeyFacts): boolean =>
  fromVersion === '' || (fromVersion !== null && compareVersions(appVersion, fromVersion) >= 0)

type Knowing = { appVersion: string | undefined; knownKid?: string | undefined }

/**
 * The newest key that this plugin can verify, by its version. One that does not send its version shows by its
 * token which key it knows; without either it gets a key that all its versions know, because new plugins can be told to send more and
 * old ones cannot.
 */
export const chooseKey = (keys: readonly KeyFacts[], { appVersion, knownKid }: Knowing): string | undefined => {
  const usable = keys.filter(signs).sort(byAge)
  const known = appVersion === undefined ? usable.find(({ kid }) => kid === knownKid) : usable.findLast((key) => isKnownTo(appVersion, key))
  return (known ?? usable.findLast(isKnownToAll) ?? usable[0])?.kid
}

import type { Audition } from '#contract/catalog/catalog.ts'
import type { Sound } from '#contract/media/sounds.ts'

export type Seen = {
  id: string
  name: string
  iconUrl: string | null
  creator: { name: string; slug: string }
  /** Its first sample; lists of earlier versions have none. */
  audition?: Audition | null
}

const storageKey = 'recently-viewed'
/** More than a row shows: the page leaves out what it already has. */
const maxSeen = 24

const isSame = (one: Seen, other: Seen): boolean => one.id === other.id && one.creator.slug === other.creator.slug

/** The list with one more viewed product: newest first, each once, the oldest dropped. */
export const addSeen = (list: readonly Seen[], { id, name, iconUrl, creator, audition = null }: Seen): Seen[] => {
  const added = { id, name, iconUrl, creator: { name: creator.name, slug: creator.slug }, audition }
  return [added, ...list.filter((one) => !isSame(one, added))].slice(0, maxSeen)
}

const areTexts = (...values: unknown[]): boolean => values.every((value) => typeof value === 'string')

const isSound = (one: Partial<Sound> | null): boolean =>
  areTexts(one?.peaks) && [one?.seconds, one?.loudness].every((value) => typeof value === 'number')

const isAudition = (one: Partial<Audition>): boolean =>
  areTexts(one.id, one.title, one.wet) &&
  (one.dry === null || areTexts(one.dry)) &&
  Object(one.sounds) === one.sounds &&
  Object.values(one.sounds ?? {}).every(isSound)

/** Checked by hand: every product page reads this list, and none should load the schema library for it. */
const isSeen = (one: Partial<Seen> | null): one is Seen =>
  areTexts(one?.id, one?.name, one?.creator?.name, one?.creator?.slug) &&
  (one?.iconUrl === null || areTexts(one?.iconUrl)) &&
  (!one?.audition || isAudition(one.audition))

/** The stored value may come from an older release or from anybody: an invalid one is ignored. */
export const parseSeen = (stored: string | null): Seen[] => {
  try {
    const list = JSON.parse(stored ?? '[]')
    return Array.isArray(list) && list.every(isSeen) ? list : []
  } catch {
    return []
  }
}

/** A browser may refuse storage; then nothing is stored, and nothing breaks. */
export const readSeen = (): Seen[] => {
  try {
    return parseSeen(localStorage.getItem(storageKey))
  } catch {
    return []
  }
}

const write = (list: readonly Seen[]): void => {
  try {
    if (list.length > 0) localStorage.setItem(storageKey, JSON.stringify(list))
    else localStorage.removeItem(storageKey)
  } catch {
    // Private windows and full storage: see above.
  }
}

export const rememberSeen = (product: Seen): void => write(addSeen(readSeen(), product))
export const forgetSeen = (): void => write([])

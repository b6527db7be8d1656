import { useEffect, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { hosts, pluginFormats, processors, productSystems } from '#contract/catalog/machine-rules.ts'
import type { studio } from '#contract/identity/studio.ts'
import { arrive } from '../../chunks/arrive.ts'
import { call } from '../api/call.ts'
import { lazyRoute } from '../api/lazy-route.ts'
import { fetchInBrowser, read } from '../api/page-reads.ts'
import { outdateReads } from '../api/read-cache.ts'
import { useUser } from './use-user.ts'

export type Studio = z.infer<typeof studio>

/** Whose it is: an account's, or the browser's own while nobody is signed in. */
type Stored = { userId: string | null; studio: Studio }

const ofIdentity = () => arrive(import('#contract/identity/studio.ts'))
const getStudio = lazyRoute(
  { name: 'getOwnStudio', method: 'GET', path: '/api/customer/studio' },
  async () => (await ofIdentity()).getStudio,
)
const saveStudio = lazyRoute(
  { name: 'saveStudio', method: 'PUT', path: '/api/customer/studio' },
  async () => (await ofIdentity()).saveStudio,
)

const storageKey = 'my-studio'

export const isEmptyStudio = ({ system, processor, hosts, formats }: Studio): boolean =>
  !system && !processor && hosts.length === 0 && formats.length === 0

const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | null => known.find((one) => one === value) ?? null
const someOf = <Value extends string>(known: readonly Value[], values: unknown): Value[] =>
  Array.isArray(values) ? known.filter((one) => values.includes(one)) : []

/**
 * Parsed by hand: product pages read it, and none loads the library of shapes for it. Unknown values, from an older shop or edited
 * storage, count as not given.
 */
export const parseStored = (text: string | null): Stored | null => {
  try {
    const { userId, studio: found } = JSON.parse(text ?? '{}')
    if ((userId !== null && typeof userId !== 'string') || typeof found !== 'object' || found === null) return null
    return {
      userId,
      studio: {
        system: oneOf(productSystems, found.system),
        processor: oneOf(processors, found.processor),
        hosts: someOf(hosts, found.hosts),
        formats: someOf(pluginFormats, found.formats),
      },
    }
  } catch {
    return null
  }
}

let stored: Stored | null = null
let storedText: string | null = null
const listeners = new Set<() => void>()

/**
 * The copy in the browser; signing out removes it. Where a browser refuses storage, it lasts for this page only.
 */
const readStored = (): Stored | null => {
  try {
    const text = localStorage.getItem(storageKey)
    if (text === storedText) return stored
    storedText = text
    stored = parseStored(text)
  } catch {
    // See above.
  }
  return stored
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

const write = (next: Stored): void => {
  stored = next
  try {
    const text = JSON.stringify(next)
    localStorage.setItem(storageKey, text)
    storedText = text
  } catch {
    // See above.
  }
  tell()
}

/** Also to what other tabs store: of several that open at once one reads the account's own, and the others wait for it. */
export const subscribeToStudio = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tell)
  }
}

export const noStudio: Studio = { system: null, processor: null, hosts: [], formats: [] }
let asked: string | undefined
let asking: string | undefined

/** Reads the account's own studio. One that a guest entered is saved to the account they sign in to, if that has none. */
export const readOwnStudio = async (userId: string): Promise<void> => {
  const before = readStored()
  // Once for each page, and again after a sign-out or a change as a guest.
  if (asking === userId || (asked === userId && before?.userId === userId)) return
  asking = userId
  try {
    const { studio: own } = await fetchInBrowser(read(getStudio, {}))
    // Saved, signed out, or read by another tab meanwhile: a late answer counts for nothing.
    if (readStored() !== before) return
    if (!own && before?.userId === null && !isEmptyStudio(before.studio)) await storeStudio(userId, before.studio)
    else write({ userId, studio: own ?? noStudio })
    asked = userId
  } catch {
    // The next page tries again; until then the browser's copy is good enough.
  } finally {
    asking = undefined
  }
}

/** Saves it to the account, or for a guest in the browser. */
export const storeStudio = async (userId: string | null, next: Studio): Promise<void> => {
  if (userId) {
    await call(saveStudio, { body: next })
    await outdateReads(getStudio.path)
  }
  write({ userId, studio: next })
}

/** The viewer's studio; null on the server, and where none was entered. */
export const useStudio = (): Studio | null => {
  const known = useSyncExternalStore(subscribeToStudio, readStored, () => null)
  const userId = useUser()?.id
  // Through the cache of reads, but by an effect: `useQuery` would load TanStack Query with every product page, which strangers read
  // without it. The answer goes into the browser's store, where the next page finds it.
  useEffect(() => {
    if (userId) void readOwnStudio(userId)
  }, [userId])
  // Another account's is not shown.
  if (!known || (known.userId !== null && known.userId !== userId)) return null
  return isEmptyStudio(known.studio) ? null : known.studio
}

/** Whether the account's own is still being loaded: this browser does not have it yet. */
export const useIsStudioAwaited = (): boolean => {
  const known = useSyncExternalStore(subscribeToStudio, readStored, () => null)
  const userId = useUser()?.id
  return userId !== undefined && known?.userId !== userId
}

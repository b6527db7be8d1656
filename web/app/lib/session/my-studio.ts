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
 * Looked at by hand: product pages read it, and none loads the library of shapes for it. What is not known here, from an older shop
 * or another hand, counts as not said.
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
 * As it stands in the browser: signing out takes it away there. A browser may refuse its storage; then it is remembered for this
 * page only.
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

const write = (next: Stored): void => {
  stored = next
  try {
    const text = JSON.stringify(next)
    localStorage.setItem(storageKey, text)
    storedText = text
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const noStudio: Studio = { system: null, processor: null, hosts: [], formats: [] }
let asked: string | undefined
let asking: string | undefined

/** The account's own; what was said before signing in goes with whoever signs in and has said nothing there. */
export const readOwnStudio = async (userId: string): Promise<void> => {
  const before = readStored()
  // Once for each page, and again where somebody has signed out, or said something as a guest, since.
  if (asking === userId || (asked === userId && before?.userId === userId)) return
  asking = userId
  try {
    const { studio: own } = await fetchInBrowser(read(getStudio, {}))
    if (!own && before?.userId === null && !isEmptyStudio(before.studio)) await storeStudio(userId, before.studio)
    else write({ userId, studio: own ?? noStudio })
    asked = userId
  } catch {
    // It is asked for again with the next page; until then what the browser knows is good enough.
  } finally {
    asking = undefined
  }
}

/** For an account it is saved there, for a guest in the browser. */
export const storeStudio = async (userId: string | null, next: Studio): Promise<void> => {
  if (userId) {
    await call(saveStudio, { body: next })
    await outdateReads(getStudio.path)
  }
  write({ userId, studio: next })
}

/** What whoever looks makes music with; null on the server, and where nobody has said anything. */
export const useStudio = (): Studio | null => {
  const known = useSyncExternalStore(subscribe, readStored, () => null)
  const userId = useUser()?.id
  // Through the cache of reads, but by an effect: a query of this part would bring the library of queries to every product page, and a
  // stranger reads those without it. What comes goes into the browser's store, where the next page finds it before it asks.
  useEffect(() => {
    if (userId) void readOwnStudio(userId)
  }, [userId])
  // Somebody else's is nobody's here.
  if (!known || (known.userId !== null && known.userId !== userId)) return null
  return isEmptyStudio(known.studio) ? null : known.studio
}

/** Whether an account's own is still to come: this browser has not seen it yet. */
export const useIsStudioAwaited = (): boolean => {
  const known = useSyncExternalStore(subscribe, readStored, () => null)
  const userId = useUser()?.id
  return userId !== undefined && known?.userId !== userId
}

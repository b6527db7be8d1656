import { useEffect, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import type { studio } from '#contract/identity/studio.ts'
import { arrive } from '../../chunks/arrive.ts'
import { call } from '../api/call.ts'
import { lazyRoute } from '../api/lazy-route.ts'
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

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Looked at by hand: product pages read it, and none loads the library of shapes for it. */
export const parseStored = (text: string | null): Stored | null => {
  try {
    const { userId, studio: found } = JSON.parse(text ?? '{}')
    const isStudio = isTextOrNull(found?.system) && isTextOrNull(found?.processor) && areTexts(found?.hosts) && areTexts(found?.formats)
    return isTextOrNull(userId) && isStudio ? { userId, studio: found } : null
  } catch {
    return null
  }
}

let stored: Stored | null | undefined
const listeners = new Set<() => void>()

/** A browser may refuse its storage; then it is remembered for this page only. */
const read = (): Stored | null => {
  try {
    stored ??= parseStored(localStorage.getItem(storageKey))
  } catch {
    stored ??= null
  }
  return stored
}

const write = (next: Stored): void => {
  stored = next
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let asked: string | undefined

/** The account's own; what was said before signing in goes with whoever signs in and has said nothing there. */
const askFor = async (userId: string): Promise<void> => {
  if (asked === userId) return
  asked = userId
  try {
    const before = read()
    const answer = await call(getStudio, {})
    if (answer.studio) return write({ userId, studio: answer.studio })
    if (before?.userId === null && !isEmptyStudio(before.studio)) await storeStudio(userId, before.studio)
  } catch {
    // It is asked for again with the next page; until then what the browser knows is good enough.
    asked = undefined
  }
}

/** For an account it is saved there, for a guest in the browser. */
export const storeStudio = async (userId: string | null, next: Studio): Promise<void> => {
  if (userId) await call(saveStudio, { body: next })
  write({ userId, studio: next })
}

/** What whoever looks makes music with; null on the server, and where nobody has said anything. */
export const useStudio = (): Studio | null => {
  const known = useSyncExternalStore(subscribe, read, () => null)
  const userId = useUser()?.id
  useEffect(() => {
    if (userId) void askFor(userId)
  }, [userId])
  // Somebody else's is nobody's here.
  if (!known || (known.userId !== null && known.userId !== userId)) return null
  return isEmptyStudio(known.studio) ? null : known.studio
}

import type { AnalyticsSink, Identity } from './analytics.ts'

export type PosthogSettings = { key: string; host: string }

type Deps = { send: (url: string, body: string) => void; newId: () => string; memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

const memoryKey = 'analytics-id'

/** Sent even while the page unloads, and never delays it. */
const sendQuietly = (url: string, body: string): void => {
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', headers: { 'content-type': 'application/json' } }).catch(
    () => undefined,
  )
}

const personOf = ({ email, name, creatorId, creatorSlug }: Identity) => ({ email, name, creatorId, creatorSlug })

/** Sends events to PostHog by its capture call. Its own library would weigh more than the rest of the page. */
export const posthogSink = (
  { key, host }: PosthogSettings,
  { send, newId, memory }: Deps = { send: sendQuietly, newId: () => crypto.randomUUID(), memory: localStorage },
): AnalyticsSink => {
  const ownId = (): string => {
    const known = memory.getItem(memoryKey)
    if (known) return known
    const made = newId()
    memory.setItem(memoryKey, made)
    return made
  }
  const capture = (event: string, properties: Record<string, unknown>): void =>
    send(`${host}/i/v0/e/`, JSON.stringify({ api_key: key, event, distinct_id: ownId(), properties }))
  return {
    capture: ({ name, properties = {} }) => capture(name, properties),
    identify: (identity) => {
      const before = ownId()
      memory.setItem(memoryKey, identity.id)
      capture('$identify', { $anon_distinct_id: before, $set: personOf(identity) })
    },
    reset: () => memory.removeItem(memoryKey),
  }
}

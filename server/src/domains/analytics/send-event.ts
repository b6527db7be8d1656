import { isEventName, isRealId } from '#contract/analytics/analytics.ts'
import type { CountedEvent } from './count-event.ts'

type AnalyticsSettings = { key: string; host: string }

type Deps = { service: AnalyticsSettings | undefined; answerWithin?: number }

const maxBytes = 64 * 1024

const write = (key: string, { id, name, distinctId, at, properties }: CountedEvent): string => {
  if (!isEventName(name)) throw new Error('An analytics event needs a name')
  if (!isRealId(distinctId)) throw new Error('An analytics event needs a real id')
  // The location of our own server says nothing about the customer's.
  const told = { ...properties, $geoip_disable: true }
  const body = JSON.stringify({ api_key: key, uuid: id, event: name, distinct_id: distinctId, timestamp: at, properties: told })
  if (Buffer.byteLength(body) > maxBytes) throw new Error(`The analytics event ${name} is too large`)
  return body
}

/** Sends an event to PostHog by its capture call. Anything but success is an error, and the job tries again later. */
export const sendEvent = async ({ service, answerWithin = 10_000 }: Deps, counted: CountedEvent): Promise<void> => {
  if (!service) return
  const answer = await fetch(new URL('/i/v0/e/', service.host), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: write(service.key, counted),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithin),
  })
  // Only the status matters: the body is not read, however long it is.
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The analytics service answered ${answer.status}`)
}

import { arriveQuietly } from '../../chunks/arrive.ts'
import { type AnalyticsSink, makeAnalytics, silentSink } from './analytics.ts'
import type { PosthogSettings } from './posthog-sink.ts'

let sink: AnalyticsSink = silentSink

/** The analytics of this site: inactive until a service is configured. */
export const analytics = makeAnalytics({
  capture: (event) => sink.capture(event),
  identify: (identity) => sink.identify(identity),
  reset: () => sink.reset(),
})

/** Loads the sender only where a service is configured. */
export const sendAnalyticsTo = async (settings: PosthogSettings | null): Promise<void> => {
  if (settings) sink = (await arriveQuietly(import('./posthog-sink.ts')))?.posthogSink(settings) ?? sink
}

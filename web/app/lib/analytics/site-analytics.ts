import { arriveQuietly } from '../../chunks/arrive.ts'
import { type AnalyticsSink, makeAnalytics, silentSink } from './analytics.ts'
import type { PosthogSettings } from './posthog-sink.ts'

let sink: AnalyticsSink = silentSink

/** The analytics of this site: silent until the shop is given somewhere to send events. */
export const analytics = makeAnalytics({
  capture: (event) => sink.capture(event),
  identify: (identity) => sink.identify(identity),
  reset: () => sink.reset(),
})

/** Loads the sender only where there is somewhere to send to. */
export const sendAnalyticsTo = async (settings: PosthogSettings | null): Promise<void> => {
  if (settings) sink = (await arriveQuietly(import('./posthog-sink.ts')))?.posthogSink(settings) ?? sink
}

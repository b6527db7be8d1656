import { isEventName, isRealId } from '#contract/analytics/analytics.ts'
import type { User } from '#contract/identity/user.ts'

export type AnalyticsEvent = { name: string; properties?: Record<string, unknown> }
export type Identity = { id: string; email: string; name: string; creatorId?: string | undefined; creatorSlug?: string | undefined }

/** Where events go. The shop runs without one. */
export type AnalyticsSink = {
  capture(event: AnalyticsEvent): void
  identify(identity: Identity): void
  reset(): void
}

export const silentSink: AnalyticsSink = { capture: () => undefined, identify: () => undefined, reset: () => undefined }

export const makeAnalytics = (sink: AnalyticsSink) => ({
  capture: (event: AnalyticsEvent): void => {
    if (!isEventName(event.name)) throw new Error('An analytics event needs a name')
    sink.capture(event)
  },
  identify: (identity: Identity): void => {
    if (!isRealId(identity.id)) throw new Error('An analytics identity needs a real id')
    sink.identify(identity)
  },
  reset: (): void => sink.reset(),
})

export const identityOf = (user: User, creatorSlug?: string): Identity => ({
  id: user.id,
  email: user.email,
  name: user.name,
  creatorId: user.creatorId,
  creatorSlug,
})

import { makeAnalytics, silentSink } from './analytics.ts'

/** The analytics of this site: silent until the shop is given somewhere to send events. */
export const analytics = makeAnalytics(silentSink)

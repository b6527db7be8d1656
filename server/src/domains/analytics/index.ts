export { analyticsRoutes } from './analytics.routes.ts'
export { countEventJob, eventToSend } from './count-event.ts'
export { sendEvent } from './send-event.ts'

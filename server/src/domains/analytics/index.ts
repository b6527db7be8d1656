export { analyticsRoutes } from './analytics.routes.ts'
export { countEvent, eventToSend } from './count-event.ts'
export { sendEvent } from './send-event.ts'

export { problemLink } from './conversations/order-proof.ts'
export { exportMessages } from './export.views.ts'
export { forgetConversations } from './forget-conversations.ts'
export { supportRoutes } from './support.routes.ts'

export { messageRoutes } from './messages.routes.ts'
export { mailToSend } from './send-mail.ts'

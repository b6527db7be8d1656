export { messageRoutes } from './messages.routes.ts'
export { mailToSend, sendMail } from './send-mail.ts'

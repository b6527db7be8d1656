export { adminRoutes } from './admin.routes.ts'
export { listStaff } from './staff.views.ts'

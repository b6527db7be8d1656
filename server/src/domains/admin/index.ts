export { adminRoutes } from './admin.routes.ts'
export { soldOrderRoutes } from './sales/sold-orders.routes.ts'
export { listStaff } from './staff.views.ts'

export { exportMessages } from './export.views.ts'
export { supportRoutes } from './support.routes.ts'

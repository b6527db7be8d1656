export { paperRoutes } from './papers.routes.ts'

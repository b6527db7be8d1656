export { wordsOf } from './describe-order.ts'
export { sweepOrders } from './order.store.ts'
export { orderRoutes } from './orders.routes.ts'
export { quoteBasket } from './quote-basket.ts'

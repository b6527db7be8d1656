export { agreeOn } from './agreement.rules.ts'
export { cancelSubscription } from './cancel-subscription.ts'
export { endSubscription, endWhatIsTakenAway, giveLinesBack, givePeriodsBack, takeLinesBack } from './end-subscription.ts'
export { exportSubscriptions } from './export.views.ts'
export { leaveSubscriptions } from './leave-subscriptions.ts'
export { missPayment, putOffPayment } from './miss-payment.ts'
export { openPeriodOrder } from './open-period-order.ts'
export { selectOwnedAndSubscribed } from './owned-and-subscribed.views.ts'
export { payPeriod } from './pay-period.ts'
export { quotePayment } from './quote-payment.ts'
export { remindOfRenewals } from './remind-of-renewals.ts'
export { requireLicense } from './require-license.ts'
export { startSubscription } from './start-subscription.ts'
export { agreedTerms, firstTerms, fromFirstTerms } from './subscription.documents.ts'
export {
  findNextDue,
  findSubscription,
  forgetMethod,
  listDue,
  listPaidBy,
  lockSubscription,
  moveSubscriptions,
  type SubscriptionRow,
} from './subscription.store.ts'
export { mailNews, subscriptionNews } from './subscription-news.ts'
export { subscriptionRoutes } from './subscriptions.routes.ts'
export { listUnpaidOrders } from './unpaid-order.views.ts'

import type { Subscription } from '#contract/subscriptions/subscriptions.ts'

type State = { label: string; tone: 'ok' | 'warn' | 'bad' }

export const subscriptionState = ({ status, problem }: Pick<Subscription, 'status' | 'problem'>): State => {
  if (problem && status === 'Active') return { label: 'Payment failed', tone: 'bad' }
  switch (status) {
    case 'Active':
      return { label: 'Active', tone: 'ok' }
    case 'Cancelled':
      return { label: 'Cancelled', tone: 'warn' }
    case 'Expired':
      return { label: 'Ended', tone: 'bad' }
    case 'Completed':
      return { label: 'Completed', tone: 'ok' }
  }
}

export const thingOf = ({ content }: Subscription) => (content.type === 'Product' ? content.product : content.bundle)

export const hrefOf = (subscription: Subscription): string => {
  const thing = thingOf(subscription)
  return thing.type === 'Product' ? `/${thing.creatorId}/${thing.id}` : `/${thing.creatorId}/bundles/${thing.id}`
}

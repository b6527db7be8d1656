import type { Subscription } from '#contract/subscriptions/subscriptions.ts'

type State = { word: string; tone: 'ok' | 'warn' | 'bad' }

export const subscriptionState = ({ status, problem }: Pick<Subscription, 'status' | 'problem'>): State => {
  if (problem && status === 'Active') return { word: 'payment failed', tone: 'bad' }
  switch (status) {
    case 'Active':
      return { word: 'active', tone: 'ok' }
    case 'Cancelled':
      return { word: 'cancelled', tone: 'warn' }
    case 'Expired':
      return { word: 'ended', tone: 'bad' }
    case 'Completed':
      return { word: 'completed', tone: 'ok' }
  }
}

export const thingOf = ({ content }: Subscription) => (content.type === 'Product' ? content.product : content.bundle)

export const hrefOf = (subscription: Subscription): string => {
  const thing = thingOf(subscription)
  return thing.type === 'Product' ? `/${thing.creatorId}/${thing.id}` : `/${thing.creatorId}/bundles/${thing.id}`
}

import * as contract from '#contract/communications.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { implement } from '#platform/http/bind-route.ts'
import { type SubscribeGround, subscribe } from './subscribe.ts'
import { readSubscriptionToken } from './subscription-token.ts'
import { confirmWishes, findWishes, wishFor } from './wish.store.ts'

type CommunicationGround = SubscribeGround & {
  /** The name that a scope's mails come from; nothing where there is no such creator. */
  findSender(db: Reader, scope: string): Promise<string | undefined>
}

/** What an address gets, to whoever holds its token. */
const describeWishes = async (db: Reader, { scope, email }: { scope: string; email: string }, asked: string) => {
  const found = await findWishes(db, scope, email)
  return {
    email: asked,
    newsletter: found?.newsletter ?? false,
    productUpdates: found?.product_updates ?? false,
    confirmed: found?.confirmed_at != null,
  }
}

export const communicationRoutes = (ground: CommunicationGround) => [
  implement(contract.subscribe, async ({ tx, body, visitor, scope = '', now }) => {
    const from = await ground.findSender(tx, scope)
    if (from === undefined) return refuse('not-found')
    const { email, name = null, newsletter, productUpdates } = body
    const ownEmail = visitor.kind === 'user' && visitor.user.confirmedAccount ? visitor.user.email : undefined
    const status = await subscribe(tx, ground, { scope, from, email, name, wishes: { newsletter, productUpdates }, ownEmail, now })
    return { status: 200, body: { status } }
  }),

  implement(contract.confirmSubscription, async ({ tx, query, scope, now }) => {
    const subscription = readSubscriptionToken(ground.vault, { ...query, scope }, now)
    if (!(await confirmWishes(tx, subscription.scope, subscription.email, now))) return refuse('code-over')
    return { status: 204 }
  }),

  implement(contract.unsubscribe, async ({ tx, query, scope, now }) => {
    const subscription = readSubscriptionToken(ground.vault, { ...query, scope }, now)
    const wishes = { newsletter: false, productUpdates: false }
    await wishFor(tx, { ...subscription, name: null, wishes, isConfirmed: true, now })
    return { status: 204 }
  }),

  implement(contract.getPreferences, async ({ db, query, scope, now }) => {
    const subscription = readSubscriptionToken(ground.vault, { ...query, scope }, now)
    return { status: 200, body: await describeWishes(db, subscription, query.email) }
  }),

  implement(contract.setPreferences, async ({ tx, query, body, scope, now }) => {
    const subscription = readSubscriptionToken(ground.vault, { ...query, scope }, now)
    await wishFor(tx, { ...subscription, name: null, wishes: body, isConfirmed: true, now })
    return { status: 200, body: await describeWishes(tx, subscription, query.email) }
  }),
]

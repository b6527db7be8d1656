import * as contract from '#contract/email/communications.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { type ProductUpdates, readStopToken } from './product-updates-token.ts'
import { type SubscribeDeps, subscribe } from './subscribe.ts'
import { type AskedFor, readSubscriptionToken, writeSubscriptionToken } from './subscription-token.ts'
import { findWishes, wishFor } from './wish.store.ts'

type CommunicationDeps = SubscribeDeps & {
  /** The name that a scope's mails come from; nothing where there is no such creator. */
  findSender(db: Reader, scope: string): Promise<string | undefined>
}

type Subscription = { scope: string; email: string; asked: AskedFor | undefined }

/** What an address is subscribed to, to whoever holds its token; until it has said so, what its link would confirm. */
const describeWishes = async (db: Reader, { scope, email, asked }: Subscription, spelled: string) => {
  const found = await findWishes(db, scope, email)
  const { newsletter, productUpdates } = found ?? asked?.wishes ?? { newsletter: false, productUpdates: false }
  return { email: spelled, newsletter, productUpdates, confirmed: found !== undefined }
}

export const communicationRoutes = (deps: CommunicationDeps) => [
  implement(contract.subscribe, async ({ tx, body, visitor, scope = '', now }) => {
    const from = await deps.findSender(tx, scope)
    if (from === undefined) return refuse('not-found')
    const { email, name = null, newsletter, productUpdates } = body
    const ownEmail = visitor.kind === 'user' && visitor.user.confirmedAccount ? visitor.user.email : undefined
    const status = await subscribe(tx, deps, { scope, from, email, name, wishes: { newsletter, productUpdates }, ownEmail, now })
    return { status: 200, body: { status } }
  }),

  implement(contract.confirmSubscription, async ({ tx, query, scope, now }) => {
    const { asked, ...subscription } = readSubscriptionToken(deps.vault, { ...query, scope }, now)
    if (asked) await wishFor(tx, { ...subscription, name: asked.name, wishes: asked.wishes, askedAt: asked.at, now })
    // An older link does not say what it was sent for: it confirms what stands, and where nothing does, nobody knows what.
    else if (!(await findWishes(tx, subscription.scope, subscription.email))) return refuse('code-over')
    return { status: 204 }
  }),

  implement(contract.unsubscribe, async ({ tx, query, scope, now }) => {
    const { scope: ofScope, email } = readSubscriptionToken(deps.vault, { ...query, scope }, now)
    const wishes = { newsletter: false, productUpdates: false }
    await wishFor(tx, { scope: ofScope, email, name: null, wishes, now })
    return { status: 204 }
  }),

  implement(contract.getPreferences, async ({ db, query, scope, now }) => {
    const subscription = readSubscriptionToken(deps.vault, { ...query, scope }, now)
    return { status: 200, body: await describeWishes(db, subscription, query.email) }
  }),

  implement(contract.setPreferences, async ({ tx, query, body, scope, now }) => {
    const subscription = readSubscriptionToken(deps.vault, { ...query, scope }, now)
    await wishFor(tx, { scope: subscription.scope, email: subscription.email, name: null, wishes: body, now })
    return { status: 200, body: await describeWishes(tx, subscription, query.email) }
  }),

  implement(contract.stopProductUpdates, async ({ tx, query, now }) => {
    const { email, scopes } = readStopToken(deps.vault, query.token, now) ?? refuse('code-over')
    for (const scope of scopes) await wishFor(tx, { scope, email, name: null, wishes: { productUpdates: false }, now })
    return { status: 204 }
  }),

  implement(contract.openProductUpdates, async ({ query, reply, now }) => {
    reply.header('cache-control', 'private, no-store')
    const updates = readStopToken(deps.vault, query.token, now)
    if (query.redirect === 'false') return { status: 200, body: { location: linkToPreferences(deps, updates ?? refuse('code-over'), now) } }
    reply.header('location', linkToPreferences(deps, updates, now))
    return { status: 302 }
  }),
]

/** A link that is over leads to the same page, which says so. */
const linkToPreferences = ({ vault, publicUrl }: SubscribeDeps, updates: ProductUpdates | undefined, now: Date): string => {
  const link = new URL('/account/communications', publicUrl)
  if (!updates) return link.href
  const { email, scopes } = updates
  const wishes = { newsletter: false, productUpdates: true }
  const token = writeSubscriptionToken(vault, { scope: scopes[0] ?? '', email, wishes, name: null }, now)
  link.search = String(new URLSearchParams({ email, token }))
  return link.href
}

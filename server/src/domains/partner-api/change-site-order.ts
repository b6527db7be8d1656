import type { z } from 'zod'
import { defaultCurrency } from '#contract/core/money.ts'
import type { wantedSiteOrder } from '#contract/partner-api/site-orders.ts'
import { isLive } from '#domains/creators/index.ts'
import { type CartDeps, changeOrder, channelOf, lockOrder, requireOwnWayBack } from '#domains/orders/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { foreignText, isInScope } from './scope.rules.ts'

type Wanted = z.output<typeof wantedSiteOrder>
type Item = Wanted['items'][number]

export type PartnerApiDeps = CartDeps & { ownOrigins: readonly string[] }

type Change = {
  id: string
  scope: string | undefined
  wanted: Wanted
  utm: Record<string, string>
  returnUrl: string | undefined
  visitor: Visitor
  now: Date
}

/** Whose each line is: in a scope that creator's and nobody else's, at the root as it says. */
const creatorsOf = (items: readonly Item[], scope: string | undefined): string[] => {
  const errors: Record<string, string[]> = {}
  const creators = items.map((item, index) => {
    if (scope === undefined && item.creatorId === undefined) errors[`items.${index}.creatorId`] = ['Say whose it is']
    if (scope !== undefined && (item.creatorId ?? scope) !== scope) errors[`items.${index}.creatorId`] = [foreignText]
    return scope ?? item.creatorId ?? ''
  })
  if (Object.keys(errors).length > 0) refuse('invalid-input', { errors })
  return creators
}

/** Says what is in the cart, from a creator's own site or, at the root, from anywhere. */
export const changeSiteOrder = async (
  tx: Tx,
  { readCatalogueRows, ownOrigins }: PartnerApiDeps,
  { id, scope, wanted, utm, returnUrl, visitor, now }: Change,
): Promise<void> => {
  if (scope !== undefined && !(await isLive(tx, scope))) refuse('not-found')
  const creators = creatorsOf(wanted.items, scope)
  await requireOwnWayBack(tx, { returnUrl, creatorIds: scope === undefined ? creators : [scope], ownOrigins })
  const order = await lockOrder(tx, id, wanted.currency ?? defaultCurrency, now)
  if (!isInScope(order, scope)) refuse('not-found')

  const items = wanted.items.map(({ type, productId, bundleId, variationId, quantity }, index) => {
    const creatorId = creators[index] ?? ''
    const name = {
      kind: type === 'Product' ? ('product' as const) : ('bundle' as const),
      creatorId,
      itemId: productId ?? bundleId ?? '',
      variationId,
    }
    const channel = channelOf(name, order.lines, scope === undefined ? undefined : 'Site')
    return { type, productId, bundleId, creatorId, variationId, quantity, via: channel }
  })
  await changeOrder(tx, readCatalogueRows, {
    id,
    wanted: { currency: wanted.currency ?? order.currency, items },
    utm,
    returnUrl: returnUrl ?? null,
    buyer: { userId: visitor.kind === 'user' ? visitor.userId : null, owned: await ownedBy(tx, visitor) },
    now,
  })
}

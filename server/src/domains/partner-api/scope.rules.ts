import type { OrderRow } from '#domains/orders/index.ts'

type Scope = string | undefined

/** In a creator's scope an order exists only if everything in it is that creator's. At the root every order does. */
export const isInScope = ({ lines }: Pick<OrderRow, 'lines'>, scope: Scope): boolean =>
  scope === undefined || lines.every((line) => line.creatorId === scope)

/** kind/creatorId/itemId/variationId as it is said in a scope: there the creator goes without saying. */
export const lineIdIn = (id: string, scope: Scope): string => {
  const [kind, creatorId, ...rest] = id.split('/')
  return scope !== undefined && creatorId === scope ? [kind, ...rest].join('/') : id
}

export const foreignText = 'This is sold by someone else and can’t be bought here'

import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { hasVariation } from './item.store.ts'

type Wanted = { kind: 'Product' | 'Bundle'; itemId: string; variationId: string | null }
type Target = { kind: 'product' | 'bundle'; itemId: string; variationId: string | null }

export const toTargets = (wanted: readonly Wanted[]): Target[] =>
  wanted.map(({ kind, itemId, variationId }) => ({ kind: kind === 'Product' ? 'product' : 'bundle', itemId, variationId }))

/** A discount or a coupon applies to existing items of its own creator. */
export const requireOwnTargets = async (tx: Tx, creatorId: string, targets: readonly Target[]): Promise<void> => {
  for (const [index, target] of targets.entries()) {
    const key = { creatorId, id: target.itemId }
    if (!(await hasVariation(tx, target.kind === 'product' ? 'product' : 'bundle', key, target.variationId))) {
      refuse('invalid-input', { errors: { [`targets.${index}`]: ['You don’t have this'] } })
    }
  }
}

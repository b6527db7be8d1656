import type { FeaturedKind, FeaturedList } from '#contract/storefront/featured.ts'
import { record } from '#domains/audit/index.ts'
import { setFeaturedCreators } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { findListVersion, type NewFeatured, replaceItems, takeList } from './featured.store.ts'
import { findHindered, findHinderedCreators, listFeatured } from './featured.views.ts'

export const readFeaturedList = async (db: Reader, kind: FeaturedKind, now: Date): Promise<FeaturedList> => ({
  version: await findListVersion(db, kind),
  items: await listFeatured(db, kind, now),
})

const keyOf = ({ creatorId, productId }: Pick<NewFeatured, 'creatorId' | 'productId'>): string => `${creatorId}/${productId ?? ''}`

/** What was there before stays, even if it lacks something by now: it is not shown, and the list says why. */
const requireReady = async (tx: Tx, kind: FeaturedKind, added: readonly NewFeatured[], now: Date): Promise<void> => {
  const keys = added.map(({ creatorId, productId }) => ({ creatorId, productId: productId ?? '' }))
  const known =
    kind === 'products'
      ? await findHindered(tx, keys, now)
      : await findHinderedCreators(
          tx,
          keys.map(({ creatorId }) => creatorId),
        )
  for (const one of added) {
    const found = known.find((candidate) => keyOf(candidate) === keyOf(one))
    if (!found) refuse('not-possible', { detail: 'Something in this list no longer exists or is not live.' })
    if (found?.hindrance) refuse('not-possible', { detail: `${found.name}: ${found.hindrance}` })
  }
}

type Saving = { kind: FeaturedKind; version: number; items: readonly NewFeatured[]; userId: string; network: string; now: Date }

/** A list is replaced whole, so that its order is one person's. Being featured is a creator's own mark as well: both change together. */
export const saveFeaturedList = async (tx: Tx, { kind, version, items, userId, network, now }: Saving): Promise<FeaturedList> => {
  if (new Set(items.map(keyOf)).size < items.length || items.some(({ productId }) => (kind === 'products') !== (productId !== null))) {
    return refuse('invalid-input', { errors: { items: ['List each item once, and only items of this kind'] } })
  }
  const before = new Set((await listFeatured(tx, kind, now)).map(keyOf))
  if (!(await takeList(tx, kind, version))) {
    return refuse('edited-elsewhere', { detail: 'Someone else has changed this list in the meantime. Check it again.' })
  }
  await requireReady(
    tx,
    kind,
    items.filter((item) => !before.has(keyOf(item))),
    now,
  )
  await replaceItems(tx, kind, items)
  if (kind === 'creators')
    await setFeaturedCreators(
      tx,
      items.map(({ creatorId }) => creatorId),
    )
  const details = { list: kind, items: items.map(keyOf).map((key) => key.replace(/\/$/, '')) }
  await record(tx, { action: 'featured.changed', at: now, actorId: userId, subject: kind, details, network })
  return readFeaturedList(tx, kind, now)
}

import type { ProductHolding } from '#contract/storefront/holdings.ts'
import { findCreatorByWord } from '#domains/creators/index.ts'
import { daysLeft, findHolding, type Holding, type ReadOfferedReleases } from '#domains/licensing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { isProven, ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { findOwnersBundle } from './owner-bundle.views.ts'

type Asked = { creator: string; productId: string; visitor: Visitor; now: Date }

const nothing: ProductHolding = { owned: null, release: null, trial: null, bundle: null }

const describeOwned = (row: Holding): ProductHolding['owned'] =>
  row.since && {
    licenses: row.licenses,
    seats: row.seats,
    seatsTaken: row.seats_taken,
    since: row.since.toISOString(),
    isSubscribed: row.is_subscribed,
    endsAt: row.ends_at?.toISOString() ?? null,
    installedVersions: row.installed_versions,
    externalFulfillment: row.external_fulfillment,
  }

/** What the viewer has of a product. A stranger has nothing, nor does an account with an unconfirmed address. */
export const describeHolding = async (
  db: Reader,
  readReleases: ReadOfferedReleases,
  { creator, productId, visitor, now }: Asked,
): Promise<ProductHolding> => {
  const creatorId = isProven(visitor) ? await findCreatorByWord(db, creator) : undefined
  if (!creatorId || !isProven(visitor)) return nothing
  const { userId } = visitor
  const allOwned = await ownedBy(db, visitor)
  const [row, bundle] = await Promise.all([
    findHolding(db, { userId, creatorId, productId, now }),
    findOwnersBundle(db, { creatorId, productId, owned: allOwned, now }),
  ])
  const owned = describeOwned(row)
  if (!owned && !row.trial_ends_at) return { ...nothing, bundle }
  const releases = await readReleases(db, [{ creatorId, productId }], { userId, owned: allOwned, scope: undefined, now })
  const release = releases.get(`${creatorId}/${productId}`)
  return {
    owned,
    release: release
      ? { version: release.currentVersion, releasedAt: release.releasedAt.toISOString(), downloads: release.downloads }
      : null,
    trial: row.trial_ends_at && { endsAt: row.trial_ends_at.toISOString(), daysLeft: daysLeft(row.trial_ends_at, now) },
    bundle,
  }
}

import * as contract from '#contract/licensing/inventory.ts'
import { startOwnTrial } from '#contract/licensing/trials.ts'
import { makeUnlockCode as makeUnlockCodeRoute } from '#contract/licensing/unlock-codes.ts'
import type { IdentityDeps } from '#domains/identity/index.ts'
import { findCards } from '#domains/pricing/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement, implementAlone } from '#platform/http/implement.ts'
import { ownedBy, type SignedIn, type Visitor } from '#platform/http/visitor.ts'
import { makeUnlockCode } from '../juce/unlock-code.ts'
import { findLicensedProduct } from '../licensed-product.views.ts'
import { activateOffline } from '../offline/activate-offline.ts'
import { licenseFileUrl, readLicenseFile } from '../offline/license-file.ts'
import { releaseSeat } from '../seats/release-seat.ts'
import type { TokenSigner } from '../tokens/token-signer.ts'
import { startAccountTrial } from '../trials/start-account-trial.ts'
import { trialRoutes } from '../trials/trial.routes.ts'
import { daysLeft } from '../trials/trial.rules.ts'
import { describeActivation, describeLicense, describeTrial, withDevices } from './describe-license.ts'
import { describeProduct } from './describe-product.ts'
import {
  findLicenseRow,
  type LicenseRow,
  listActivationRows,
  listFewDeviceRows,
  listLicenseRows,
  listOwnedRows,
  listTrialRows,
  type Owning,
} from './inventory.views.ts'
import { findBearer } from './license-bearer.ts'
import { keyOf, type Looking, type ReadOfferedReleases } from './offered-releases.ts'
import { pageOf } from './page-of.ts'

type Deps = IdentityDeps & { signer: TokenSigner; readReleases: ReadOfferedReleases }

const pageLength = 50

/** Bare ids in a creator's scope, `creator/product` at the root; an id without its creator matches nothing there. */
const productKey = (id: string, scope: string | undefined) => {
  const [first = '', second] = id.split('/')
  if (scope !== undefined)
    return second === undefined || first === scope ? { creatorId: scope, productId: second ?? first } : refuse('not-found')
  return second === undefined ? refuse('not-found') : { creatorId: first, productId: second }
}

/** Purchases with an address show once it is confirmed. */
const owningOf = ({ userId, user }: SignedIn, scope: string | undefined, more: Partial<Owning> = {}): Owning => ({
  userId: user.confirmedAccount ? userId : '',
  creatorId: scope,
  ...more,
})

const lookingOf = async (db: Reader, visitor: Visitor, scope: string | undefined, now: Date): Promise<Looking> => ({
  userId: visitor.kind === 'user' ? visitor.userId : null,
  owned: await ownedBy(db, visitor),
  scope,
  now,
})

/** The contents of archives, on request: in a list only short ones. The next page's path requests them in the same way. */
type Listing = { includeManifests?: 'true' | 'false' | undefined }
const manifestsOf = ({ includeManifests }: Listing, length: 'all' | 'short'): Pick<Looking, 'manifests'> => ({
  manifests: includeManifests === 'true' ? length : undefined,
})

const keysOf = (rows: readonly LicenseRow[]) => [
  ...new Map(rows.map((row) => [`${row.creator_id}/${row.product_id}`, { creatorId: row.creator_id, productId: row.product_id }])).values(),
]

const inventoryPath = '/api/customer/inventory'

/** What a customer owns, at the root and in a creator's scope. */
export const inventoryRoutes = ({ signer, readReleases, ...identity }: Deps): BoundRoute[] => {
  const { encryption, signatures, publicUrl } = identity
  return [
    ...trialRoutes(identity),
    implement(contract.listOwnedProducts, async ({ db, query, visitor, scope, now }) => {
      const looking = { ...(await lookingOf(db, visitor, scope, now)), ...manifestsOf(query, 'short') }
      const rows = await listOwnedRows(db, owningOf(visitor, scope), { ...query, limit: pageLength }, now)
      const keys = rows.map((row) => ({ creatorId: row.creator_id, productId: row.product_id }))
      const releases = await readReleases(db, keys, looking)
      const described = rows.map((row) => ({
        ...describeProduct(row, releases.get(keyOf({ creatorId: row.creator_id, productId: row.product_id })), looking),
        numberOfLicenses: row.licenses,
        numberOfTrials: row.trials,
        currentActivations: row.activations,
        maxActivations: row.seats,
      }))
      const cursor = ({ creatorId, productId }: contract.ProductSummary) => `${creatorId}/${productId}`
      const { search, includeManifests } = query
      return { status: 200, body: pageOf(described, pageLength, `${inventoryPath}/products`, cursor, { search, includeManifests }) }
    }),
    implement(contract.getInventoryProduct, async ({ db, params, query, visitor, request, scope, now }) => {
      const key = productKey(params.productId, scope)
      const product = (await findLicensedProduct(db, key.creatorId, key.productId)) ?? refuse('not-found')
      const bearer = await findBearer(db, signer, request.headers.authorization, key, now)
      const seen = { ...(await lookingOf(db, visitor, scope, now)), ...manifestsOf(query, 'all') }
      // A plugin that sends its license acts for its holder.
      const looking = bearer
        ? { ...seen, userId: bearer.userId ?? seen.userId, licenseId: bearer.licenseId, owned: new Set([...seen.owned, keyOf(key)]) }
        : seen
      const owns = looking.owned.has(keyOf(key))
      if (!product.is_shown && !owns) return refuse('not-found')
      const releases = await readReleases(db, [key], { ...looking, version: query.version })
      if (query.version && !releases.has(keyOf(key))) return refuse('not-found')
      const row = { ...product, product_id: product.id, product_name: product.name, is_withdrawn: !product.is_shown }
      return { status: 200, body: describeProduct(row, releases.get(keyOf(key)), looking) }
    }),
    implement(contract.listLicensesOfProduct, async ({ db, params, query, visitor, scope, now }) => {
      const key = productKey(params.productId, scope)
      const looking = { ...(await lookingOf(db, visitor, scope, now)), ...manifestsOf(query, 'short') }
      const rows = await listLicenseRows(db, owningOf(visitor, scope, key), { ...query, limit: pageLength })
      const releases = await readReleases(db, [key], looking)
      const described = rows.map((row) => describeLicense(row, releases, looking))
      const path = `${inventoryPath}/products/${encodeURIComponent(params.productId)}/licenses`
      const { includeManifests } = query
      return { status: 200, body: pageOf(described, pageLength, path, ({ id }) => id, { includeManifests }) }
    }),
    implement(contract.listActivationsOfProduct, async ({ db, params, query, visitor, scope, now }) => {
      const owning = owningOf(visitor, scope, productKey(params.productId, scope))
      const rows = await listActivationRows(db, owning, { goodAt: now }, { ...query, limit: pageLength })
      const path = `${inventoryPath}/products/${encodeURIComponent(params.productId)}/licenses/activations`
      return { status: 200, body: pageOf(rows.map(describeActivation), pageLength, path, ({ id }) => id) }
    }),
    implement(contract.listLicenses, async ({ db, query, visitor, scope, now }) => {
      const looking = { ...(await lookingOf(db, visitor, scope, now)), ...manifestsOf(query, 'short') }
      const limit = query.limit ?? pageLength
      const rows = await listLicenseRows(db, owningOf(visitor, scope), { ...query, limit })
      const releases = await readReleases(db, keysOf(rows), looking)
      const described = rows.map((row) => describeLicense(row, releases, looking))
      const { search, includeManifests, includeDevices } = query
      const few =
        includeDevices === 'true'
          ? await listFewDeviceRows(
              db,
              rows.map(({ id }) => id),
              contract.fewDevices,
            )
          : []
      const cached = { search, includeManifests, includeDevices, limit: query.limit === undefined ? undefined : String(query.limit) }
      return { status: 200, body: pageOf(withDevices(described, few), limit, `${inventoryPath}/licenses`, ({ id }) => id, cached) }
    }),
    implement(contract.getLicense, async ({ db, params, visitor, scope, now }) => {
      const looking = await lookingOf(db, visitor, scope, now)
      const row = (await findLicenseRow(db, owningOf(visitor, scope), params.licenseId)) ?? refuse('not-found')
      return { status: 200, body: describeLicense(row, await readReleases(db, keysOf([row]), looking), looking) }
    }),
    implement(contract.listTrials, async ({ db, visitor, scope, now }) => {
      const looking = await lookingOf(db, visitor, scope, now)
      const rows = await listTrialRows(db, owningOf(visitor, scope), now)
      const releases = await readReleases(db, keysOf(rows), looking)
      const cards = await findCards(
        db,
        keysOf(rows).map(({ creatorId, productId }) => ({ creatorId, id: productId })),
        now,
      )
      const offerOf = (row: LicenseRow) => cards.find(({ creatorId, id }) => creatorId === row.creator_id && id === row.product_id) ?? null
      return { status: 200, body: rows.map((row) => describeTrial(row, releases, looking, offerOf(row))) }
    }),
    implement(startOwnTrial, async ({ tx, body, visitor, now }) => {
      const product = (await findLicensedProduct(tx, body.creatorId, body.productId)) ?? refuse('not-found')
      if (!product.is_shown) return refuse('not-found')
      // The days of a trial would pass unseen: an account shows what it has once its address is confirmed.
      if (!visitor.user.confirmedAccount)
        refuse('not-possible', { detail: 'Confirm your e-mail address first: we sent you a link. Then start the trial.' })
      const endsAt = await startAccountTrial(tx, { product, user: { id: visitor.userId, email: visitor.user.email }, now })
      return { status: 200, body: { endsAt: endsAt.toISOString(), daysLeft: daysLeft(endsAt, now) } }
    }),
    implement(contract.listActivations, async ({ db, params, query, visitor, scope }) => {
      const owning = owningOf(visitor, scope)
      if (!(await findLicenseRow(db, owning, params.licenseId))) return refuse('not-found')
      const rows = await listActivationRows(db, owning, params, { ...query, limit: pageLength })
      const path = `${inventoryPath}/licenses/${params.licenseId}/activations`
      return { status: 200, body: pageOf(rows.map(describeActivation), pageLength, path, ({ id }) => id) }
    }),
    implement(contract.releaseSeat, async ({ tx, params, visitor, scope, now }) => {
      if (!(await findLicenseRow(tx, owningOf(visitor, scope), params.licenseId))) return refuse('not-found')
      await releaseSeat(tx, { ...params, doer: { by: 'Customer', actorId: visitor.userId }, now })
      return { status: 204 }
    }),
    implement(contract.activateOffline, async ({ tx, query, body, visitor, reply, scope, now }) => {
      const { method, replaces, creatorId } = query
      const activated = await activateOffline(tx, { owning: owningOf(visitor, scope ?? creatorId), text: body, method, replaces, now })
      const looking = { ...(await lookingOf(tx, visitor, scope, now)), ...manifestsOf(query, 'all') }
      reply.header('location', licenseFileUrl(signatures, { publicUrl, scope, activationId: activated.activationId, method, now }))
      reply.header('cache-control', 'no-store')
      return { status: 200, body: describeLicense(activated.row, await readReleases(tx, keysOf([activated.row]), looking), looking) }
    }),
    implementAlone(contract.getLicenseFile, async ({ db, query, reply, now }) => {
      const token = await readLicenseFile(db, { signer, signatures }, query.link, now)
      reply
        .type('application/jwt')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="license-file.mb"')
      return { status: 200, body: token }
    }),
    implement(makeUnlockCodeRoute, async ({ tx, visitor, reply, now }) => {
      reply.header('cache-control', 'no-store')
      return { status: 201, body: await makeUnlockCode(tx, encryption, visitor.userId, now) }
    }),
  ]
}

import { sql } from 'kysely'
import { keyStates, type LicensedPlugin, type Licensing, type PublicKey } from '#contract/licensing/licensing-keys.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import '../licensing.tables.ts'
import { type KeyRow, listKeys } from './key.store.ts'
import { formatsOf } from './key-formats.ts'
import { type KeyVersion, listKeyVersions } from './key-version.store.ts'

type PluginRow = {
  product_id: string
  name: string
  icon_url: string | null
  activations: number
  licenses: number
  trials: number
  is_on: boolean | null
  public_key: string | null
}

export const describeKey = (key: KeyRow, versions: readonly KeyVersion[]): PublicKey => ({
  kid: key.kid,
  state: key.state,
  versions: versions
    .filter(({ kid }) => kid === key.kid)
    .map(({ product_id: productId, from_version: fromVersion }) => ({ productId, fromVersion })),
  createdAt: key.created_at.toISOString(),
  ...formatsOf(key.public_key),
})

const readPlugins = async (db: Reader, creatorId: string, productId?: string): Promise<PluginRow[]> => {
  const { rows } = await sql<PluginRow>`
    select p.id as product_id, p.name, p.icon_url,
      j.is_on, j.public_key, count(l.id) filter (where l.cause <> 'Trial') as licenses, count(l.id) filter (where l.cause = 'Trial') as trials,
      coalesce(sum((select count(*) from activations a where a.license_id = l.id and a.status = 'Active')), 0) as activations
    from products p
    left join licenses l on l.creator_id = p.creator_id and l.product_id = p.id and l.status = 'Active'
    left join juce_keys j on j.creator_id = p.creator_id and j.product_id = p.id
    where p.creator_id = ${creatorId} and p.type = 'Plugin' and p.state <> 'Archived' and (${productId ?? null}::text is null or p.id = ${productId ?? null})
    group by p.creator_id, p.id, j.is_on, j.public_key order by ${nameOrder('p.name')}, p.id`.execute(db)
  return rows
}

/** Archived products too: they are still installed somewhere. */
export const listPluginIds = async (db: Reader, creatorId: string): Promise<string[]> => {
  const rows = await db.selectFrom('products').select('id').where('creator_id', '=', creatorId).where('type', '=', 'Plugin').execute()
  return rows.map(({ id }) => id)
}

const endpointOf = (publicUrl: string, creatorId: string): string => new URL(`/@${creatorId}`, publicUrl).href

const describePlugin = (row: PluginRow, endpoint: string): LicensedPlugin => ({
  productId: row.product_id,
  name: row.name,
  iconUrl: row.icon_url,
  activations: row.activations,
  licenses: row.licenses,
  trials: row.trials,
  juce: { isOn: row.is_on ?? false, url: `${endpoint}/api/client/juce/${row.product_id}`, publicKey: row.public_key },
})

export const findLicensedPlugin = async (db: Reader, publicUrl: string, creatorId: string, productId: string) => {
  const [row] = await readPlugins(db, creatorId, productId)
  return row && describePlugin(row, endpointOf(publicUrl, creatorId))
}

const byState = (one: KeyRow, other: KeyRow): number => keyStates.indexOf(one.state) - keyStates.indexOf(other.state)

/** Everything a plugin's developer copies: the keys in the order of their lives, newest first. */
export const readLicensing = async (db: Reader, publicUrl: string, creatorId: string): Promise<Licensing> => {
  const endpoint = endpointOf(publicUrl, creatorId)
  const keys = await listKeys(db, creatorId)
  const versions = await listKeyVersions(db, creatorId)
  const plugins = await readPlugins(db, creatorId)
  return {
    endpoint,
    jwksUrl: `${endpoint}/.well-known/jwks.json`,
    keys: keys
      .toReversed()
      .sort(byState)
      .map((key) => describeKey(key, versions)),
    plugins: plugins.map((row) => describePlugin(row, endpoint)),
  }
}

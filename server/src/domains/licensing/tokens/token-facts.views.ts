import { CompiledQuery } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import type { KeyFacts } from '../keys/key.rules.ts'
import type { Standing, TokenFacts } from './claims.rules.ts'
import type { ProductFacts } from './product-facts.ts'

export type FactsRow = {
  activation_id: string | null
  license_id: string
  creator_id: string
  product_id: string
  device_signature: string
  method: 'Online' | 'Offline'
  cause: 'Order' | 'Voucher' | 'Trial' | 'Grant'
  license_status: 'Active' | 'Revoked'
  activation_status: 'Active' | 'Revoked'
  expires_at: Date | null
  subscription_id: string | null
  /** The license's owner, whom a token names only where it may: `user_id`. */
  owner_id: string | null
  user_id: string | null
  user_name: string | null
  user_email: string | null
  keys: KeyFacts[] | null
}

/**
 * The columns for a token, in a statement with the aliases activations a, licenses l and users u. Written as text, like every
 * frequent statement of plugins: building it would take longer than running it.
 */
export const factColumns = `
  a.id as activation_id, a.device_signature, a.method, a.status as activation_status,
  l.id as license_id, l.creator_id, l.product_id, l.cause, l.status as license_status, l.expires_at, l.subscription_id,
  l.user_id as owner_id,
  u.id as user_id, u.name as user_name, u.email as user_email,
  (select jsonb_agg(jsonb_build_object('kid', k.kid, 'state', k.state,
      'fromVersion', case when v.kid is null then '' else v.from_version end))
    from licensing_keys k left join licensing_key_versions v on v.kid = k.kid and v.product_id = l.product_id
    where k.creator_id = l.creator_id and k.state in ('active', 'retiring')) as keys`

/** The names of these columns for an outer statement. */
export const factNames = [
  'activation_id',
  'device_signature',
  'method',
  'activation_status',
  'license_id',
  'creator_id',
  'product_id',
  'cause',
  'license_status',
  'expires_at',
  'subscription_id',
  'owner_id',
  'user_id',
  'user_name',
  'user_email',
  'keys',
].join(', ')

/** From an activation on. The holder is there only where the token may name them. */
export const factTables = `
  left join licenses l on l.id = a.license_id
  left join users u on u.id = l.user_id and a.names_holder`

export const standingOf = (row: FactsRow): Standing => ({
  licenseStatus: row.license_status,
  activationStatus: row.activation_status,
  expiresAt: row.expires_at,
})

/** A license's account, so that all of a person's devices learn of a release at once. */
export const newestReleaseFor = (row: Pick<FactsRow, 'owner_id' | 'license_id'>, product: ProductFacts): string | null =>
  product.currentVersionFor(row.owner_id ?? row.license_id)

export const factsOf = (row: FactsRow, product: ProductFacts): TokenFacts => ({
  activationId: row.activation_id ?? '',
  licenseId: row.license_id,
  creatorId: row.creator_id,
  productId: row.product_id,
  productName: product.name,
  newestRelease: newestReleaseFor(row, product),
  deviceSignature: row.device_signature,
  isTrial: row.cause === 'Trial',
  expiresAt: row.expires_at,
  subscriptionId: row.subscription_id,
  holder: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '', email: row.user_email ?? '' },
})

const byActivation = `select ${factColumns} from activations a ${factTables} where a.id = $1`

export const findFacts = async (db: Reader, activationId: string): Promise<FactsRow | undefined> => {
  const { rows } = await db.executeQuery<FactsRow>(CompiledQuery.raw(byActivation, [activationId]))
  return rows[0]
}

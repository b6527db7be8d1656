import { findMissingMigrations, migrate } from '../migrate.ts'
import { holdMigrationLock } from '../migration-lock.ts'
import { grantServing } from './grant-serving.ts'
import { ownsSchema } from './owns-schema.ts'
import { ensureServingRole, findServingRole } from './serving-role.ts'
import { withClient } from './with-client.ts'

type Addresses = { databaseUrl: string; ownerUrl?: string | undefined }

/** The URL to serve with. `warning` is set if that role owns the schema. */
export type Prepared = { url: string; warning?: string }

export class NotMigrated extends Error {
  constructor(missing: readonly { name: string }[]) {
    super(
      `The database lacks ${missing.map(({ name }) => name).join(', ')}, and the role of DATABASE_URL may not change the schema.\n` +
        'Set DATABASE_OWNER_URL to the address of the role that may.',
    )
    this.name = 'NotMigrated'
  }
}

const servesAsOwner =
  'The role that serves owns the database, so nothing but triggers keeps it from changing the ledger. ' +
  'Set DATABASE_OWNER_URL to the owner, and DATABASE_URL to a role that owns nothing (docs/operations.md).'

/** Both URLs are set: the owner migrates and grants privileges to the serving role. */
const prepareForBoth = async (databaseUrl: string, ownerUrl: string): Promise<Prepared> => {
  await migrate(ownerUrl)
  const serving = await withClient(
    databaseUrl,
    async (client) => (await client.query<{ name: string }>('select current_user as name')).rows,
  )
  const isOwner = await withClient(databaseUrl, ownsSchema)
  if (isOwner) return { url: databaseUrl, warning: servesAsOwner }
  await holdMigrationLock(ownerUrl, (owner) => grantServing(owner, serving[0]?.name ?? ''))
  return { url: databaseUrl }
}

/** Another process migrates; this one only checks that nothing is missing. */
const requireMigrated = async (databaseUrl: string): Promise<Prepared> => {
  const missing = await withClient(databaseUrl, (client) => findMissingMigrations(client))
  if (missing.length > 0) throw new NotMigrated(missing)
  return { url: databaseUrl }
}

/** Only the owner is set: it migrates, and creates the serving role. */
const prepareAsOwner = async (ownerUrl: string): Promise<Prepared> => {
  await migrate(ownerUrl)
  return holdMigrationLock(ownerUrl, async (owner) => {
    const role = await ensureServingRole(owner, ownerUrl)
    if (!role) return { url: ownerUrl, warning: servesAsOwner }
    await grantServing(owner, role.name)
    return { url: role.url }
  })
}

/** Migrates the database as its owner, and returns the URL to serve with: a role that can add to the books but not change them. */
export const prepareDatabase = async ({ databaseUrl, ownerUrl }: Addresses): Promise<Prepared> => {
  if (ownerUrl) return prepareForBoth(databaseUrl, ownerUrl)
  return (await withClient(databaseUrl, ownsSchema)) ? prepareAsOwner(databaseUrl) : requireMigrated(databaseUrl)
}

/** The URL that the shop of this database serves with. Changes nothing; without a serving role it is the given one. */
export const findServingUrl = (databaseUrl: string): Promise<string> =>
  withClient(databaseUrl, async (client) => {
    const role = (await ownsSchema(client)) ? await findServingRole(client, databaseUrl) : undefined
    return role?.url ?? databaseUrl
  })

import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { scramVerifier } from './scram-verifier.ts'
import { withClient } from './with-client.ts'

/** A role of its own for each database, so that two shops on one server cannot read each other. */
export type ServingRole = { name: string; password: string; url: string; mark: string }

/**
 * The serving role of this owner's database. Its password is derived from the owner's, so every process that knows one knows the other, and
 * nothing has to be stored. undefined if the URL has no user and password, such as that of a socket.
 */
const servingRoleOf = (ownerUrl: string, database: string): ServingRole | undefined => {
  const url = new URL(ownerUrl)
  const name = `${database.slice(0, 59)}_app`
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(`serves ${database}`).digest('base64url')
  const isGuessable = url.password === ''
  url.username = encodeURIComponent(name)
  url.password = password
  return isGuessable || url.password === '' ? undefined : { name, password, url: url.href, mark: `Serves the shop in ${database}` }
}

const databaseOf = async (owner: pg.Client): Promise<string> => {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  return rows[0]?.name ?? ''
}

const canLogIn = ({ url, name }: ServingRole): Promise<boolean> =>
  withClient(url, async (client) => (await client.query('select where current_user = $1', [name])).rowCount === 1).catch(() => false)

/** Creates the role, or updates its password after the owner's has changed. A foreign role with that name is left alone. */
const makeRole = async (owner: pg.Client, { name, password, mark }: ServingRole): Promise<void> => {
  const { rows } = await owner.query<{ mark: string | null }>(
    `select shobj_description(r.oid, 'pg_authid') as mark from pg_roles r where r.rolname = $1`,
    [name],
  )
  const [known] = rows
  if (known && known.mark !== mark) return
  const role = owner.escapeIdentifier(name)
  await owner.query(`${known ? 'alter' : 'create'} role ${role} login password '${scramVerifier(password)}'`)
  if (!known) await owner.query(`comment on role ${role} is ${owner.escapeLiteral(mark)}`)
}

/** The serving role that an earlier start created, if there is one. */
export const findServingRole = async (owner: pg.Client, ownerUrl: string): Promise<ServingRole | undefined> => {
  const role = servingRoleOf(ownerUrl, await databaseOf(owner))
  return role && (await canLogIn(role)) ? role : undefined
}

const notAllowed = '42501'

/** The serving role, created if necessary. undefined if the owner may not create it, or if it cannot connect. */
export const ensureServingRole = async (owner: pg.Client, ownerUrl: string): Promise<ServingRole | undefined> => {
  const role = servingRoleOf(ownerUrl, await databaseOf(owner))
  if (!role || (await canLogIn(role))) return role
  try {
    await makeRole(owner, role)
  } catch (error) {
    if ((error as { code?: string }).code === notAllowed) return undefined
    throw error
  }
  return (await canLogIn(role)) ? role : undefined
}

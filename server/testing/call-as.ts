import type { FastifyInstance, InjectOptions } from 'fastify'
import { newId } from '#kernel/ids.ts'
import type { Reader } from '#platform/database/database.ts'
import { newAddress } from './sample-calls.ts'
import type { SampleUser } from './sample-user.ts'
import { testDay } from './test-shop.ts'

/** Calls the API with someone's cookies, from a new network address. */
export const callAs = (app: FastifyInstance, { cookie }: Pick<SampleUser, 'cookie'>, url: string, more: InjectOptions = {}) =>
  app.inject({ url, headers: { cookie }, remoteAddress: newAddress(), ...more })

/** Staff who act for a creator, for an hour and with a reason. */
export const actingAsStaff = async (db: Reader, user: SampleUser, creatorId: string): Promise<SampleUser> => {
  const { id } = await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).orderBy('id', 'desc').executeTakeFirstOrThrow()
  const acting = { creator_id: creatorId, user_id: user.id, session_id: id, reason: 'They asked us to.' }
  const startedAt = new Date(testDay)
  await db
    .insertInto('creator_acting')
    .values({ id: newId('cac', startedAt), ...acting, started_at: startedAt, ends_at: new Date(startedAt.getTime() + 60 * 60 * 1000) })
    .execute()
  return actingFor(user, creatorId)
}

/** A member who chose one of their creators. */
export const actingFor = (user: SampleUser, creatorId: string): SampleUser => ({ ...user, cookie: `${user.cookie}; creator=${creatorId}` })

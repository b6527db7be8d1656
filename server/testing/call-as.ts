import type { FastifyInstance, InjectOptions } from 'fastify'
import { newAddress } from './sample-calls.ts'
import type { SampleUser } from './sample-user.ts'

/** Calls the API with somebody's cookies, from a machine of its own. */
export const callAs = (app: FastifyInstance, { cookie }: Pick<SampleUser, 'cookie'>, url: string, more: InjectOptions = {}) =>
  app.inject({ url, headers: { cookie }, remoteAddress: newAddress(), ...more })

/** Somebody who chose a creator to act for. */
export const actingFor = (user: SampleUser, creatorId: string): SampleUser => ({ ...user, cookie: `${user.cookie}; creator=${creatorId}` })

import type { FastifyReply } from 'fastify'
import type { Cookies } from '#platform/http/cookies.ts'

const name = 'creator'
/** As long as browsers allow a cookie to live. */
const seconds = 400 * 24 * 60 * 60

/** The creator somebody acts for is stored in their browser. It is only a preference: every request checks whether they may. */
export const rememberCreator = (cookies: Cookies, reply: FastifyReply, creatorId: string): void =>
  cookies.set(reply, name, creatorId, seconds)

export const forgetCreator = (cookies: Cookies, reply: FastifyReply): void => cookies.clear(reply, name)

import type { FastifyReply } from 'fastify'
import { creatorId } from '#contract/core/ids.ts'
import type { Cookies } from '#platform/http/cookies.ts'

/** Who is signed in. The server decides when it ends; the browser keeps it as long as it may. */
export const sessionCookie = 'session'
/** The creator somebody with several acts for. */
export const creatorCookie = 'creator'
/** A browser that its owner has signed in from before. */
export const deviceCookie = 'device'
/** The browser in which an account was asked for. */
export const signingUpCookie = 'signing-up'
/** As long as the link in the mail is valid. */
export const signingUpSeconds = 7 * 24 * 60 * 60

/** A cookie can hold anything; what cannot be a creator's id was not written by us. */
export const readCreatorCookie = (cookies: Cookies, request: Parameters<Cookies['read']>[0]): string | undefined => {
  const chosen = cookies.read(request, creatorCookie)
  return creatorId.safeParse(chosen).success ? chosen : undefined
}

/** The device stays known; who used it, and for which creators they acted, does not. */
export const forgetVisitor = (cookies: Cookies, reply: FastifyReply): void => {
  cookies.clear(reply, sessionCookie)
  cookies.clear(reply, creatorCookie)
}

export const cookieSeconds = 400 * 24 * 60 * 60

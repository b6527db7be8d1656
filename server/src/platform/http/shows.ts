import type { FastifyReply } from 'fastify'

/** The creators whose data an answer contains; `everyone` for lists across the shop. */
export type Shown = readonly string[] | 'everyone'

export const showsHeader = 'x-shows'

/**
 * Declares what an answer shows, so that a page made from it can be cached until one of these creators changes. A page with an answer that
 * does not declare it is never cached.
 */
export const shows = (reply: FastifyReply, shown: Shown): void => {
  reply.header(showsHeader, shown === 'everyone' ? '*' : shown.join(' '))
}

/** The creators declared by an answer; undefined if it shows everyone's data or did not declare any. */
export const shownCreators = (reply: FastifyReply): string[] | undefined => {
  const header = reply.getHeader(showsHeader)
  return typeof header !== 'string' || header === '*' ? undefined : header.split(' ').filter(Boolean)
}

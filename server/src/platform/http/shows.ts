import type { FastifyReply } from 'fastify'

/** Which creators' things an answer shows; `everyone` for lists across the shop. */
export type Shown = readonly string[] | 'everyone'

export const showsHeader = 'x-shows'

/**
 * Says what an answer shows, so that a page made of it may be cached until one of these changes.
 * A page with an answer that does not say is never cached.
 */
export const shows = (reply: FastifyReply, shown: Shown): void => {
  reply.header(showsHeader, shown === 'everyone' ? '*' : shown.join(' '))
}

/** The creators an answer said it shows; nothing if it shows everyone's things or did not say. */
export const shownCreators = (reply: FastifyReply): string[] | undefined => {
  const header = reply.getHeader(showsHeader)
  return typeof header !== 'string' || header === '*' ? undefined : header.split(' ').filter(Boolean)
}

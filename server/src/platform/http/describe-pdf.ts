import type { FastifyReply } from 'fastify'
import { contentDisposition } from './content-disposition.ts'

/** Sets the headers of a private PDF. */
export const describePdf = (reply: FastifyReply, name: string): void => {
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(name),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
}

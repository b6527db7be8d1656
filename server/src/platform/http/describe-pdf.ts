import type { FastifyReply } from 'fastify'
import { contentDisposition } from './content-disposition.ts'

/** Says of an answer that it is a PDF, for whoever asked alone. */
export const describePdf = (reply: FastifyReply, name: string): void => {
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(name),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
}

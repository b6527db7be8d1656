import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { sendProblem } from './error-replies.ts'

/** Where programs call and files lie. Nothing here is ever a page, known or not. */
const folders = ['/api', '/builds', '/files', '/health', '/metrics']

/** Whether an address belongs to programs; a creator's scope is theirs as a whole. */
export const isForPrograms = (url: string): boolean =>
  url.startsWith('/@') || folders.some((folder) => url.startsWith(folder) && /^([/?]|$)/.test(url.slice(folder.length)))

/** Answers a call of a known address by a method that it does not take; of any other address it says nothing. */
export type RefuseOtherMethods = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

/**
 * The site answers every GET that nothing else takes. A program that calls a wrong address would read a page as its answer,
 * so these addresses have an end of their own: problem details, whatever the caller says that it accepts.
 */
export const answerUnknownCalls = (app: FastifyInstance, refuseOtherMethods: RefuseOtherMethods): void => {
  const taken = (url: string): boolean => app.hasRoute({ method: 'GET', url })
  for (const url of [...folders.flatMap((folder) => [folder, `${folder}/*`]), '/@*'].filter((one) => !taken(one))) {
    app.get(
      url,
      { config: { access: 'public' } },
      (request, reply) => refuseOtherMethods(request, reply) ?? sendProblem(new Refusal('not-found'), request, reply),
    )
  }
}

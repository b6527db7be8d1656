import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { sendProblem } from './error-replies.ts'

/** Paths of the API and of files. Nothing here is ever a page, known or not. */
const folders = ['/api', '/builds', '/files', '/health', '/metrics']

/** Whether a path is for programs; the whole scope of a creator is. */
export const isForPrograms = (url: string): boolean =>
  url.startsWith('/@') || folders.some((folder) => url.startsWith(folder) && /^([/?]|$)/.test(url.slice(folder.length)))

/** Answers calls of a known path with a method it does not have; undefined for all other paths. */
export type RefuseOtherMethods = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

/**
 * The site answers every GET that nothing else does. A program that calls a wrong path would get an HTML page, so unknown paths for
 * programs get problem details instead, whatever the Accept header says.
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

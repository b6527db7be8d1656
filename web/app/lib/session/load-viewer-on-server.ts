import type { MiddlewareFunction } from 'react-router'
import { fullCreator, getCreator } from '#contract/creators/creators.ts'
import { getUser, user as userShape } from '#contract/identity/user.ts'
import { creatorContext, type PageRequest, requestContext, viewerContext } from './page-request.ts'

const readOr = async <Shape>(pageRequest: PageRequest, path: string, shape: { parse(value: unknown): Shape }): Promise<Shape | null> => {
  const { status, body } = await pageRequest.call(path)
  return status === 200 ? shape.parse(JSON.parse(body)) : null
}

/** The user, and the creator profile if the user acts for one. */
export const loadViewerOnServer: MiddlewareFunction<Response> = async ({ context }, next) => {
  const pageRequest = context.get(requestContext)
  if (pageRequest.hasSession) {
    const user = await readOr(pageRequest, getUser.path, userShape)
    context.set(viewerContext, user)
    if (user?.creatorId !== undefined) context.set(creatorContext, await readOr(pageRequest, getCreator.path, fullCreator))
  }
  return next()
}

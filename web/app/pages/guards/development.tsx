import { type MiddlewareFunction, Outlet } from 'react-router'
import { unmatchedRoute } from '#web/lib/pages/valid-params.ts'
import { requestContext } from '#web/lib/session/page-request.ts'

/** In production these pages do not exist. Reached only by loading them, so the server's word is enough. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    if (!context.get(requestContext).isDevelopment) throw unmatchedRoute(new URL(request.url).pathname)
    return next()
  },
]

export const loader = () => null

// From one of these pages to the next there is nothing to ask again, and the server answers no data of the router's own.
export const shouldRevalidate = () => false

export default function Development() {
  return <Outlet />
}

import { type MiddlewareFunction, Outlet } from 'react-router'
import { unmatchedRoute } from '#web/lib/pages/valid-params.ts'
import { requestContext } from '#web/lib/session/page-request.ts'

/** In production these pages do not exist, and neither does what they read. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    if (!context.get(requestContext).isDevelopment) throw unmatchedRoute(new URL(request.url).pathname)
    return next()
  },
]

export const loader = () => null

// In the browser there is nothing to ask: the server answers no data of the router's own, and what these pages read it guards itself.
export const clientLoader = () => null

export default function Development() {
  return <Outlet />
}

import { type MiddlewareFunction, Outlet } from 'react-router'
import { unmatchedRoute } from '#web/lib/pages/valid-params.ts'
import { requestContext } from '#web/lib/session/page-request.ts'

/** In production these pages do not exist, and neither does their data. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, request }, next) => {
    if (!context.get(requestContext).isDevelopment) throw unmatchedRoute(new URL(request.url).pathname)
    return next()
  },
]

export const loader = () => null

// Nothing to check in the browser: the server sends no router data, and guards the calls of these pages itself.
export const clientLoader = () => null

export default function Development() {
  return <Outlet />
}

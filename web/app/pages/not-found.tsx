import type { LoaderFunctionArgs } from 'react-router'
import { unmatchedRoute } from '#web/lib/pages/valid-params.ts'

const refuse = ({ request }: Pick<LoaderFunctionArgs, 'request'>): never => {
  throw unmatchedRoute(new URL(request.url).pathname)
}

export const loader = refuse
export const clientLoader = refuse

export default function NotFound() {
  return null
}

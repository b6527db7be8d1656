import type { Logger } from 'pino'
import { reportError, reportWarning } from '#contract/analytics/insights.ts'
import type { BodyOf } from '#contract/core/route.ts'
import { implement } from '#platform/http/implement.ts'

const accepted = { status: 202, body: { status: 'accepted' } }

/** A query can hold an address, a code or a token. */
const withoutQueries = (text: string | undefined): string | undefined => text?.replaceAll(/\?[^\s"')]*/g, '')

/** Only the fields we know: an SDK may send anything along, including somebody's secret. */
const pick = ({ message, title, detail, path, stack }: BodyOf<typeof reportError>) => ({
  message: withoutQueries(message ?? title),
  detail: withoutQueries(detail),
  path: withoutQueries(path),
  stack: withoutQueries(stack),
})

/** Reports from pages and SDKs go to the log, where the operators look anyway. */
export const analyticsRoutes = (log: Pick<Logger, 'warn'>) => [
  implement(reportError, async ({ body, scope }) => {
    log.warn({ insight: 'error', scope, ...pick(body) }, 'a page reported an error')
    return accepted
  }),
  implement(reportWarning, async ({ body, scope }) => {
    log.warn({ insight: 'warn', scope, ...pick(body) }, 'a page reported a warning')
    return accepted
  }),
]

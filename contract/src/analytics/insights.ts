import { z } from 'zod'
import { route } from '../core/route.ts'

/** An SDK includes the response that it could not parse, which may be a whole storefront. */
const bodyLimit = 512 * 1024

/** A report that is too long is cut, not refused: the start of it still shows what broke. */
const cut = (limit: number) =>
  z
    .string()
    .max(bodyLimit)
    .transform((text) => text.slice(0, limit))
    .optional()

/**
 * A report of an error in a page: from our pages (message, stack) or from a storefront SDK (title, detail). SDKs send more fields, such as
 * the whole response that they could not parse; those are not stored.
 */
const insight = z
  .looseObject({ message: cut(2000), title: cut(200), detail: cut(2000), path: cut(500), stack: cut(8000) })
  .refine(({ message, title, detail }) => message || title || detail, { error: 'Say what happened', path: ['message'] })

const report = <const Level extends 'error' | 'warn'>(level: Level, name: string) =>
  route({
    name,
    method: 'POST',
    path: `/api/customer/insights/${level}`,
    summary: `A page or SDK reports: ${level}`,
    access: 'public',
    scope: 'creator',
    body: insight,
    limit: { burst: 20, perSeconds: 60 },
    bodyLimit,
    answers: { 202: z.object({ status: z.literal('accepted') }) },
  })

export const reportError = report('error', 'reportError')
export const reportWarning = report('warn', 'reportWarning')

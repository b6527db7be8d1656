import { z } from 'zod'
import { route } from './route.ts'

/** What a page tells of a fault it met: bounded, and nothing that names a person. */
const insight = z.looseObject({
  message: z.string().max(2000),
  path: z.string().max(500).optional(),
  stack: z.string().max(8000).optional(),
})

const report = <const Level extends 'error' | 'warn'>(level: Level, name: string) =>
  route({
    name,
    method: 'POST',
    path: `/api/customer/insights/${level}`,
    summary: `A page or kit reports: ${level}`,
    access: 'public',
    scope: 'creator',
    body: insight,
    limit: { burst: 20, perSeconds: 60 },
    bodyLimit: 16 * 1024,
    answers: { 202: z.object({ status: z.literal('accepted') }) },
  })

export const reportError = report('error', 'reportError')
export const reportWarning = report('warn', 'reportWarning')

import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Route } from '#contract/core/route.ts'

type Made = { status: number; body?: unknown; write?: () => string }

/** Checks an answer against the contract. A mismatch is a bug of ours, found before a customer finds it. */
export const checkAnswer = (route: Route, { status, body, write }: Made): void => {
  if (!(status in route.answers)) throw new Error(`${route.name} answered ${status}, which its contract does not know`)
  const schema = route.answers[status]
  if (!schema) {
    if (body !== undefined) throw new Error(`${route.name} answered ${status} with a body, and its contract has none`)
    return
  }
  // A stream cannot be checked.
  if (body instanceof Readable) return
  const sent = JSON.parse(JSON.stringify(body))
  if (write && !isDeepStrictEqual(JSON.parse(write()), sent)) throw new Error(`${route.name} writes its answer otherwise than it is`)
  const parsed = schema.safeParse(sent)
  if (!parsed.success) throw new Error(`${route.name} answered ${status} in another shape:\n${z.prettifyError(parsed.error)}`)
}

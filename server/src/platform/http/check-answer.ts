import { z } from 'zod'
import type { Route } from '#contract/route.ts'

/** Holds an answer against the contract. What does not fit is a bug of ours, found before a customer finds it. */
export const checkAnswer = (route: Route, status: number, body: unknown): void => {
  if (!(status in route.answers)) throw new Error(`${route.name} answered ${status}, which its contract does not know`)
  const schema = route.answers[status]
  if (!schema) {
    if (body !== undefined) throw new Error(`${route.name} answered ${status} with a body, and its contract has none`)
    return
  }
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(body)))
  if (!parsed.success) throw new Error(`${route.name} answered ${status} in another shape:\n${z.prettifyError(parsed.error)}`)
}

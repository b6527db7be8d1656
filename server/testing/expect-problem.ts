import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type Problem, problem } from '#contract/core/problem.ts'
import { expectSentence } from './expect-sentence.ts'

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

/** Checks a refusal as the specification defines it: problem details, without internals. */
export const expectProblem = (answer: Answer, status?: number): Problem => {
  if (status !== undefined) expect(`${answer.statusCode} ${answer.body}`).toMatch(new RegExp(`^${status} `))
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  const parsed = problem.strict().parse(JSON.parse(answer.body))
  expect(parsed.status).toBe(answer.statusCode)
  expect(parsed.type).toMatch(/^\/problems\/[a-z-]+$/)
  expect(parsed.title).not.toBe('')
  for (const message of [parsed.detail ?? '', ...Object.values(parsed.errors ?? {}).flat()]) expectSentence(message, answer.body)
  expect(answer.body).not.toMatch(/\bat .+\(?\S+:\d+:\d+\)?|node_modules|file:\/\//)
  return parsed
}

import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { type Problem, problem } from '#contract/core/problem.ts'
import { expectSentence } from './expect-sentence.ts'

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

/** A refusal as the specification has it: problem details, and nothing of our insides. */
export const expectProblem = (answer: Answer, status?: number): Problem => {
  if (status !== undefined) expect(`${answer.statusCode} ${answer.body}`).toMatch(new RegExp(`^${status} `))
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  const input = problem.strict().parse(JSON.parse(answer.body))
  expect(input.status).toBe(answer.statusCode)
  expect(input.type).toMatch(/^\/problems\/[a-z-]+$/)
  expect(input.title).not.toBe('')
  for (const message of [input.detail ?? '', ...Object.values(input.errors ?? {}).flat()]) expectSentence(message, answer.body)
  expect(answer.body).not.toMatch(/\bat .+\(?\S+:\d+:\d+\)?|node_modules|file:\/\//)
  return input
}

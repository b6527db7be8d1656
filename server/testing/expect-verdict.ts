import { expect } from 'vitest'
import { expectProblem } from './expect-problem.ts'

/** Checks what a plugin is told about a license it cannot use: one of the words it knows, and "expired" only if it expired. */
export const expectVerdict = (answer: Parameters<typeof expectProblem>[0], errorType: string) => {
  const problem = expectProblem(answer, 400)
  expect(problem.errorType).toBe(errorType)
  expect(problem.detail).not.toBe('')
  if (errorType !== 'LicenseExpired') expect(answer.body).not.toMatch(/expired/i)
}

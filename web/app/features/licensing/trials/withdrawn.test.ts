import { expect, test } from 'vitest'
import { errorOfFailure, errorOfStatus } from '#web/lib/api/call-error.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { orWithdrawn } from './withdrawn.ts'

const lineAfter = (error: unknown): Promise<string> => Promise.reject(error).catch(orWithdrawn('Tape One')).catch(failureLine)

test('a trial of a product that has left the shop names the product', async () => {
  expect(await lineAfter(errorOfStatus(404, {}))).toBe('Tape One is no longer available.')
})

test('§8 every other failure keeps its own message', async () => {
  expect(await lineAfter(errorOfStatus(403, {}))).toBe('Insufficient rights to perform action')
  expect(await lineAfter(errorOfFailure())).toBe('An unknown error occurred. We got no answer. Check your connection, then try again.')
})

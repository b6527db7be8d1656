import { expect, test } from 'vitest'
import { CallError, errorOfFailure, errorOfStatus } from '../api/call-error.ts'
import { readOrWait, readStuck, retryStuck } from './stuck-navigation.ts'

const failing = (error: unknown, times: number) => {
  let tries = 0
  return async (): Promise<string> => {
    tries++
    if (tries <= times) throw error
    return `read at try ${tries}`
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('17.11 a lost connection or a server that fails keeps the page waiting until somebody tries again', async () => {
  for (const error of [errorOfFailure(), errorOfStatus(500, {}), errorOfStatus(503, {}), errorOfStatus(429, {})]) {
    const reading = readOrWait(failing(error, 2), new AbortController().signal)
    for (let failures = 0; failures < 2; failures++) {
      await settled()
      expect(readStuck()?.message.text).toBe((error as CallError).detail)
      await retryStuck()
    }
    expect(await reading).toBe('read at try 3')
    expect(readStuck()).toBeUndefined()
  }
})

test('several reads that failed together are tried again together', async () => {
  const readings = [1, 1].map((times) => readOrWait(failing(errorOfFailure(), times), new AbortController().signal))
  await settled()
  await retryStuck()
  expect(await Promise.all(readings)).toEqual(['read at try 2', 'read at try 2'])
  expect(readStuck()).toBeUndefined()
})

test('whoever goes elsewhere is asked no more', async () => {
  const leaving = new AbortController()
  const reading = readOrWait(failing(errorOfFailure(), 9), leaving.signal).catch((error: unknown) => error)
  await settled()
  leaving.abort()
  expect(await reading).toBeInstanceOf(CallError)
  expect(readStuck()).toBeUndefined()
})

test('an answer is an answer: what is missing or forbidden has its error page', async () => {
  for (const status of [400, 401, 403, 404, 409])
    await expect(readOrWait(failing(errorOfStatus(status, {}), 1), new AbortController().signal)).rejects.toMatchObject({ status })
  await expect(readOrWait(failing(new TypeError('a bug'), 1), new AbortController().signal)).rejects.toThrow('a bug')
})

import { expect, test } from 'vitest'
import { MissingChunk } from '#web/chunks/arrive.ts'
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

const navigation = ({ signal } = new AbortController()) => ({ url: 'https://soundfair.test/creators', signal })

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('17.11 a lost connection or a server that fails keeps the page waiting until somebody tries again', async () => {
  for (const error of [errorOfFailure(), errorOfStatus(500, {}), errorOfStatus(503, {}), errorOfStatus(429, {})]) {
    const reading = readOrWait(failing(error, 2), navigation())
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
  const readings = [1, 1].map((times) => readOrWait(failing(errorOfFailure(), times), navigation()))
  await settled()
  await retryStuck()
  expect(await Promise.all(readings)).toEqual(['read at try 2', 'read at try 2'])
  expect(readStuck()).toBeUndefined()
})

test('whoever goes elsewhere is asked no more', async () => {
  const leaving = new AbortController()
  const reading = readOrWait(failing(errorOfFailure(), 9), navigation(leaving)).catch((error: unknown) => error)
  await settled()
  leaving.abort()
  expect(await reading).toBeInstanceOf(CallError)
  expect(readStuck()).toBeUndefined()
})

test('an answer is an answer: what is missing or forbidden has its error page', async () => {
  for (const status of [400, 401, 403, 404, 409])
    await expect(readOrWait(failing(errorOfStatus(status, {}), 1), navigation())).rejects.toMatchObject({ status })
  await expect(readOrWait(failing(new TypeError('a bug'), 1), navigation())).rejects.toThrow('a bug')
})

test('17.11 a part of the site that did not arrive keeps the page waiting too, until somebody goes elsewhere', async () => {
  const leaving = new AbortController()
  const reading = readOrWait(failing(new MissingChunk('away'), 9), navigation(leaving)).catch((error: unknown) => error)
  await settled()
  expect(readStuck()?.what).toBe('page')
  leaving.abort()
  expect(await reading).toBeInstanceOf(MissingChunk)
  expect(readStuck()).toBeUndefined()
})

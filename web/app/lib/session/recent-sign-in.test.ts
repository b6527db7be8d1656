import { expect, test, vi } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { withRecentSignIn } from './recent-sign-in.ts'

const tooOld = () => new CallError('Insufficient rights to perform action', { status: 403, code: 'confirm-password' })

test('what needs no password is done at once', async () => {
  await expect(withRecentSignIn(async () => 'done')).resolves.toBe('done')
})

test('every other refusal is passed on', async () => {
  const refused = new CallError('Insufficient rights to perform action', { status: 403, code: 'not-allowed' })
  await expect(withRecentSignIn(() => Promise.reject(refused))).rejects.toBe(refused)
})

test('a second question takes the place of the first, which counts as turned away', async () => {
  const act = vi.fn(() => Promise.reject(tooOld()))
  const first = withRecentSignIn(act)
  await Promise.resolve()
  await Promise.resolve()
  void withRecentSignIn(act)
  await expect(first).resolves.toBe(false)
  expect(act).toHaveBeenCalledTimes(2)
})

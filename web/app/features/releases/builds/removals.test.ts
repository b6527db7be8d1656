import { expect, test, vi } from 'vitest'
import { finishRemoval, finishRemovals, keepRemoved, planRemoval } from './removals.ts'

const plan = (slot: string) => {
  const finish = vi.fn(async () => undefined)
  planRemoval(slot, { releaseId: 'rel_1', finish })
  return finish
}

test('17.12 a file that was removed and brought back was never gone', async () => {
  const finish = plan('rel_1/Windows')
  keepRemoved('rel_1/Windows')
  await finishRemovals('rel_1')
  expect(finish).not.toHaveBeenCalled()
})

test('17.12 a release that is discarded stays out of sight, and is back if the shop refuses', async () => {
  const release = (finish: () => Promise<void>) => planRemoval('rel_3', { releaseId: 'list', finish })
  release(() => Promise.reject(new Error('It is in review')))
  await expect(finishRemovals('list')).rejects.toThrow('It is in review')
  const finish = vi.fn(async () => undefined)
  release(finish)
  await finishRemovals('rel_3')
  expect(finish).not.toHaveBeenCalled()
  await finishRemovals('list')
  await finishRemovals('list')
  expect(finish).toHaveBeenCalledTimes(1)
})

test('17.12 before anything else happens to a release, what was removed goes for good, once', async () => {
  const [windows, mac] = [plan('rel_1/Windows'), plan('rel_1/Mac')]
  await finishRemovals('rel_2')
  expect(windows).not.toHaveBeenCalled()
  await Promise.all([finishRemovals('rel_1'), finishRemoval('rel_1/Windows')])
  await finishRemovals('rel_1')
  expect([windows.mock.calls.length, mac.mock.calls.length]).toEqual([1, 1])
})

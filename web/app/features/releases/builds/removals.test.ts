import { expect, test, vi } from 'vitest'
import { finishRemoval, finishRemovals, keepFile, planRemoval } from './removals.ts'

const plan = (slot: string) => {
  const finish = vi.fn(async () => undefined)
  planRemoval(slot, { releaseId: 'rel_1', finish })
  return finish
}

test('17.12 a file that was removed and brought back was never gone', async () => {
  const finish = plan('rel_1/Windows')
  keepFile('rel_1/Windows')
  await finishRemovals('rel_1')
  expect(finish).not.toHaveBeenCalled()
})

test('17.12 before anything else happens to a release, what was removed goes for good, once', async () => {
  const [windows, mac] = [plan('rel_1/Windows'), plan('rel_1/Mac')]
  await finishRemovals('rel_2')
  expect(windows).not.toHaveBeenCalled()
  await Promise.all([finishRemovals('rel_1'), finishRemoval('rel_1/Windows')])
  await finishRemovals('rel_1')
  expect([windows.mock.calls.length, mac.mock.calls.length]).toEqual([1, 1])
})
